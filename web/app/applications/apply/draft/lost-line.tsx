import { message } from "@candor/contract/messages/message";
import { useEffect } from "react";
import { addresses } from "../../../addresses.ts";
import { whenUsed } from "../../../live/when-used.ts";
import { useIsOnline } from "../../../offline/use-is-online.ts";
import { useSession } from "../../../wire/session-data.ts";
import type { OpenApplyPage } from "../load-apply.ts";

const keeping = () => import("../../../offline/keep-started.ts");

/** M-37: says that the network is down, and where the application can be finished without it. */
export function LostLine({ page }: { readonly page: OpenApplyPage }) {
  const account = useSession().profile?.id;
  // Without a worker there is no page to continue on.
  const isLost = useIsOnline() === false && isServed();
  // Once offline, nothing can be loaded.
  useEffect(() => whenUsed(() => void keeping().catch(() => undefined)), []);
  useEffect(() => {
    // A browser that can't store anything still has the form's contents.
    if (isLost) keep(page, account).catch(() => undefined);
  }, [isLost, page, account]);
  const address = addresses.applyOffline(addresses.apply(page.job));
  return (
    <p role="status" className={isLost ? "kept-copy" : "lost-line"}>
      {isLost && (
        <>
          {message("waiting.lostLine")}{" "}
          <a
            href={address}
            onClick={(event) => {
              event.preventDefault();
              void keep(page, account).finally(() => location.assign(address));
            }}
          >
            {message("waiting.goOn")}
          </a>
        </>
      )}
    </p>
  );
}

async function keep({ job, draft }: OpenApplyPage, account: string | undefined): Promise<void> {
  const { keepStarted } = await keeping();
  const known = Object.entries(draft.fields).filter(([, value]) => value !== undefined);
  const answers = draft.questions.map(({ id, answer }) => [`answer-${id}`, answer]);
  await keepStarted({
    jobId: job.id,
    title: job.title,
    organization: job.organization.name,
    applying: addresses.apply(job),
    questions: draft.questions,
    ...(draft.resumeOptional && { resumeOptional: true }),
    fields: Object.fromEntries([...known, ...answers]) as Record<string, string>,
    ...(account !== undefined && { account }),
    ...(draft.resume && { resumeName: draft.resume.fileName }),
  });
}

function isServed(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
