import {
  allowClosings,
  connectSource,
  fetchSource,
  pauseSource,
  removeSource,
  resumeSource,
} from "@candor/contract/exchange/source-routes";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** `id` names the source whose button was refused; absent for the form for a new one. */
export type RefusedSource = Refusal & { readonly url: string; readonly id?: string };

type Call = PageContext["call"];

interface Place {
  readonly slug: string;
  readonly path: string;
}

const changes = {
  "fetch-source": [fetchSource, "source-fetching"],
  "allow-closings": [allowClosings, "source-closings-allowed"],
  "pause-source": [pauseSource, "source-paused"],
  "resume-source": [resumeSource, "source-resumed"],
  "remove-source": [removeSource, "source-removed"],
} as const;

export function isSourceChange(intent: string): intent is keyof typeof changes {
  return Object.hasOwn(changes, intent);
}

/** Connects a source and redirects; resolves only if it was refused, to the reason. */
export async function connect(call: Call, url: string, { slug, path }: Place): Promise<RefusedSource> {
  const made = await call(connectSource, { params: { slug }, body: { url } });
  if (made.ok) throw redirect(withNotice(path, "source-connected"), 303);
  const { problem } = made;
  throwIfGone(problem, url);
  const isAboutAddress = problem.code === "source-refused" || problem.code === "source-known";
  if (isAboutAddress) return { errors: { source: problem.detail ?? message("problem.sourceRefused") }, url };
  const { errors, ...refusal } = refusalOf(problem, ["url"]);
  const error = errors["url"];
  return { ...refusal, errors: error === undefined ? {} : { source: error }, url };
}

/** The same for changing a source. */
export async function changeSource(
  call: Call,
  intent: keyof typeof changes,
  { slug, path, id }: Place & { readonly id: string },
): Promise<RefusedSource> {
  const [route, notice] = changes[intent];
  const changed = await call(route, { params: { slug, id } });
  if (changed.ok) throw redirect(withNotice(path, notice), 303);
  const { problem } = changed;
  if (problem.status !== 409) answerOrThrow(changed);
  return { ...refusalOf(problem, []), url: "", id };
}
