import { listApplications } from "@candor/contract/applications/routes";
import { listBlocks } from "@candor/contract/blocks/routes";
import type { BlockStanding } from "@candor/contract/blocks/shapes";
import type { Call } from "@candor/contract/client";
import { message } from "@candor/contract/messages/message";
import type { ApplicationStatus } from "@candor/contract/values";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { BlockForm } from "../../blocks/block-form.tsx";
import { BlockList } from "../../blocks/block-list.tsx";
import { type BlockRefusal, blocksAction } from "../../blocks/blocks-action.ts";
import { standingWith } from "../../blocks/standing.ts";
import { Sure } from "../../blocks/sure.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/account.css";
import "../../styles/blocks.css";

export const handle: PageHandle = { requiresAuth: true };

/** M-28. The address names the organization that the page asks about. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = requireSession(url, context);
  const slug = url.searchParams.get("organization") ?? "";
  const found = answerOrThrow(await page.call(listBlocks, {}));
  const standing = slug === "" ? undefined : await standingWith(page, { slug });
  const asked = standing && standing.kind !== "blocked" ? standing : undefined;
  return {
    blocked: found.blocks.filter(({ kind }) => kind === "blocked"),
    employers: found.blocks.filter(({ kind }) => kind === "employer"),
    asked: asked && { standing: asked, waiting: await waitingAt(page.call, asked) },
  };
}

const open: readonly ApplicationStatus[] = ["submitted", "viewed", "interview", "offer"];

async function waitingAt(call: Call, { organization }: BlockStanding): Promise<number> {
  const sent = answerOrThrow(await call(listApplications, { query: {} }));
  return sent.applications.filter(
    ({ job, status }) => job.organization.slug === organization.slug && open.includes(status),
  ).length;
}

export const action = blocksAction;

export default function Blocked() {
  const { blocked, employers, asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<BlockRefusal>();
  return (
    <section className="own-account">
      <PageHead title={message("blocks.title")} path={addresses.blocked()} unlisted />
      <SettingsMenu current={addresses.blocked()} />
      <h1>{message("blocks.title")}</h1>
      <GuardedForms refusal={refusal}>
        <SettingsSection title={message("blocks.blocked")}>
          <p>{message("blocks.lead")}</p>
          {blocked.length === 0 && !asked && <p>{message("blocks.blockedNone")}</p>}
          <BlockList blocks={blocked} />
          {asked ? <Sure {...asked} /> : <BlockForm kind="blocked" refusal={refusal} />}
        </SettingsSection>
        <SettingsSection title={message("blocks.employer")}>
          <p>{message("blocks.employerLead")}</p>
          {employers.length === 0 && <p>{message("blocks.employerNone")}</p>}
          <BlockList blocks={employers} />
          <BlockForm kind="employer" refusal={refusal} />
        </SettingsSection>
      </GuardedForms>
    </section>
  );
}
