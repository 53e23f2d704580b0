import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { WaitingLine } from "../../offline/waiting-line.tsx";
import { KeptList } from "../../outside-applications/kept-list.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/outside-applications.css";

export default function AppliedHere() {
  return (
    <section className="elsewhere">
      <PageHead title={message("outside.here")} path={addresses.appliedHere} unlisted />
      <h1>{message("outside.here")}</h1>
      <p className="lead">{message("outside.hereLead", { days: limits.partnerApplyDays })}</p>
      <WaitingLine />
      <noscript>
        <p>{message("outside.hereNoScripts")}</p>
      </noscript>
      <KeptList />
    </section>
  );
}
