import { localAddress } from "@candor/contract/local-address";
import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { type AskedJob, askedJob } from "../../offline/asked-job.ts";
import { KeptList } from "../../offline/kept-list.tsx";
import { daysKept } from "../../offline/kept-pages.ts";
import { OfflineForm } from "../../offline/offline-form.tsx";
import { useIsOnline } from "../../offline/use-is-online.ts";
import { useWaiting } from "../../offline/use-waiting.ts";
import { WaitingList } from "../../offline/waiting-list.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/apply.css";
import "../../styles/offline.css";

/** Somebody who reaches the server is online: they get the page that they wanted. */
export function loader({ url }: LoaderFunctionArgs) {
  const wanted = wantedIn(url.searchParams);
  if (wanted !== undefined) throw redirect(wanted, 302);
  return null;
}

/** M-37: what the browser can do offline. It stores this page, and shows it in place of pages that it hasn't stored. */
export default function Offline() {
  const isOnline = useIsOnline();
  const [parameters] = useSearchParams();
  const wanted = wantedIn(parameters);
  const { waiting, forget, keep } = useWaiting(isOnline);
  const [asked, kept] = useAskedJob(parameters.get("apply") ?? wanted);
  const open = asked === "kept" ? undefined : asked;
  return (
    <section className="offline">
      <PageHead title={message("offline.titleOnline")} path={addresses.offline} unlisted />
      <h1>{message(isOnline === false ? "offline.title" : "offline.titleOnline")}</h1>
      <p className="lead" role="status">
        {leadOf(isOnline, asked)}
      </p>
      <noscript>
        <p>{message("offline.noScripts")}</p>
      </noscript>
      <div role="status">
        {isOnline === true && wanted !== undefined && (
          <>
            <p>{message("offline.back")}</p>
            <ButtonLink to={wanted}>{message("offline.openWanted")}</ButtonLink>
          </>
        )}
      </div>
      {open && (
        <>
          <h2>{message("waiting.formTitle", { title: open.title, organization: open.organization })}</h2>
          <OfflineForm job={open} keep={(one) => void keep(one).then(kept)} />
        </>
      )}
      <WaitingList waiting={waiting.filter(({ jobId }) => jobId !== open?.jobId)} forget={forget} />
      <KeptList />
    </section>
  );
}

function leadOf(isOnline: boolean | undefined, asked: AskedJob | "kept" | undefined): string {
  if (asked) return message(asked === "kept" ? "waiting.keptHere" : "waiting.formLead");
  return isOnline === false ? message("offline.lead") : message("offline.leadOnline", { days: daysKept });
}

/** The posting that somebody wants to apply to; "kept" once the form is filled in. */
function useAskedJob(address: string | undefined): [asked: AskedJob | "kept" | undefined, kept: () => void] {
  const [asked, setAsked] = useState<AskedJob | "kept">();
  useEffect(() => {
    askedJob(address).then(setAsked, () => undefined);
  }, [address]);
  return [asked, () => setAsked("kept")];
}

/** Undefined if it is no address of this site, or this page itself. */
function wantedIn(parameters: URLSearchParams): string | undefined {
  const address = localAddress(parameters.get("for"));
  return address?.startsWith(addresses.offline) ? undefined : address;
}
