import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";

export const handle = { hydrate: false };

export default function About() {
  return (
    <>
      <PageHead title={message("about.title")} description={message("about.lead")} path={addresses.about} />
      <Statement title={message("about.title")} body={message("about.lead")}>
        <p className="prose">{message("about.body")}</p>
        <p>
          <ButtonLink to={addresses.search()}>{message("home.seeAll")}</ButtonLink>
        </p>
        <p>
          <a href={addresses.trust}>{message("trust.title")}</a>
        </p>
      </Statement>
    </>
  );
}
