import { listConsultants } from "@candor/contract/consulting/routes";
import { message } from "@candor/contract/messages/message";
import { industries } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { ConsultantList } from "../../consulting/consultant-list.tsx";
import { specialtyIn } from "../../consulting/steps.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { FurtherLink } from "../../ui/further-link.tsx";
import { startingAt } from "../../ui/list-pages.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import { industryText } from "../../wording/job-facts.ts";
import "../../styles/applications.css";
import "../../styles/consulting.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const specialty = specialtyIn(url);
  const from = startIn(url);
  const query = { from, ...(specialty && { specialty }) };
  const found = answerOrThrow(await call(listConsultants, { query }));
  return { ...found, from, specialty };
}

export default function AdminConsulting() {
  const { consultants, total, from, specialty } = useLoaderData<typeof loader>();
  const list = administrationAddresses.adminConsulting(specialty && { specialty });
  return (
    <AdminPage title={message("consultants.title")} path={administrationAddresses.adminConsulting()}>
      <form className="list-filter" autoComplete="off">
        <SelectField
          name="specialty"
          label={message("enrollStep.specialty")}
          options={[
            { value: "", label: message("consultants.all") },
            ...industries.map((value) => ({ value, label: industryText(value) })),
          ]}
          defaultValue={specialty ?? ""}
        />
        <Button tone="quiet">{message("consultants.show")}</Button>
      </form>
      <p>{totalText(total, specialty)}</p>
      <ConsultantList consultants={consultants} />
      <FurtherLink
        from={from}
        shown={consultants.length}
        total={total}
        label={message("consultants.earlier")}
        addressOf={(start) => startingAt(list, start)}
      />
    </AdminPage>
  );
}

function totalText(total: number, specialty: (typeof industries)[number] | undefined): string {
  if (total > 0) return counted("consultants.total", total);
  return specialty === undefined
    ? message("consultants.none")
    : message("consultants.noneOf", { specialty: industryText(specialty) });
}
