import { unenroll } from "@candor/contract/consulting/routes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { contractJobs } from "../../consulting/contract-jobs.ts";
import { OwnEnrollment } from "../../consulting/own-enrollment.tsx";
import { ownEnrollment } from "../../consulting/read-enrollment.ts";
import { LegalPage, LegalSection } from "../../legal/legal-page.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/consulting.css";

export const handle: PageHandle = { hydrate: false, section: "consulting" };

export async function loader({ context }: LoaderFunctionArgs) {
  return { enrollment: await ownEnrollment(context.get(pageContext)) };
}

/** The page is open to all; somebody who has signed out in the meantime signs in and returns to it. */
export async function action({ context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const back = new URLSearchParams({ redirect: addresses.consulting });
  if (!signedIn) return redirect(addresses.login("sign-in", back), 303);
  answerOrThrow(await call(unenroll, {}));
  return redirect(withNotice(addresses.consulting, "consulting-unenrolled"), 303);
}

/** what enrolling means; for somebody who is enrolled, also what they are enrolled in. */
export default function Consulting() {
  const { enrollment } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="consulting.title" lead="consulting.lead" path={addresses.consulting}>
      {enrollment ? (
        <OwnEnrollment enrollment={enrollment} />
      ) : (
        <p className="actions legal-write">
          <ButtonLink to={addresses.enroll()}>{message("consulting.enroll")}</ButtonLink>
          <ButtonLink tone="quiet" to={addresses.search(contractJobs())}>
            {message("consulting.search")}
          </ButtonLink>
        </p>
      )}
      <LegalSection
        heading="consulting.meaning"
        texts={[message("consulting.list"), message("consulting.noPromise")]}
      />
      <LegalSection
        heading="consulting.shared"
        texts={[
          message("consulting.sharedWith"),
          message("consulting.sharedParts"),
          message("consulting.notShared"),
        ]}
      />
    </LegalPage>
  );
}
