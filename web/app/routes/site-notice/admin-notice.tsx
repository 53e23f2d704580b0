import { message } from "@candor/contract/messages/message";
import { readSiteNotice } from "@candor/contract/site-notice/routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { CurrentNotice, hasEnded } from "../../site-notice/current-notice.tsx";
import { noticeAction, type RefusedNotice } from "../../site-notice/notice-action.ts";
import { NoticeForm, RemovalForm } from "../../site-notice/notice-form.tsx";
import { NoticeHistory } from "../../site-notice/notice-history.tsx";
import { typedNoticeOf } from "../../site-notice/typed-notice.ts";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { useSession } from "../../wire/session-data.ts";
import { plainZone } from "../../wording/dates.ts";
import "../../styles/applications.css";
import "../../styles/administration.css";

export const handle: PageHandle = { requiresAdmin: true };

/** P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const found = answerOrThrow(await call(readSiteNotice, {}));
  return { ...found, now };
}

export const action = noticeAction;

/** L-06: what the operator tells everybody, written, changed and taken down. */
export default function AdminNotice() {
  const { changes, now } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedNotice>();
  const { timeZone: zone = plainZone } = useSession().profile ?? {};
  const { notice, id: seen } = changes[0] ?? {};
  const current = notice && !hasEnded(notice, now) ? notice : undefined;
  const publishing = refused?.intent === "publish" ? refused : undefined;
  const removing = refused?.intent === "take-down" ? refused : undefined;
  return (
    <AdminPage title={message("siteNotice.title")} path={administrationAddresses.adminNotice}>
      <p className="lead">{message("siteNotice.lead")}</p>
      <SettingsSection title={message("siteNotice.now")}>
        <CurrentNotice notice={notice} now={now} />
      </SettingsSection>
      <GuardedForms refusal={refused}>
        <SettingsSection title={message(current ? "siteNotice.change" : "siteNotice.write")}>
          <NoticeForm
            key={seen}
            typed={publishing?.typed ?? (current ? typedNoticeOf(current, zone) : {})}
            zone={publishing?.typed.zone ?? zone}
            seen={seen}
            refusal={publishing}
          />
        </SettingsSection>
        {(current || removing) && (
          <SettingsSection title={message("siteNotice.takeDown")}>
            <RemovalForm reason={removing?.reason} seen={seen} refusal={removing} />
          </SettingsSection>
        )}
      </GuardedForms>
      <SettingsSection title={message("siteNotice.history")}>
        <NoticeHistory changes={changes} />
      </SettingsSection>
    </AdminPage>
  );
}
