import { makeBlock, readBlockStanding, removeBlock } from "@candor/contract/blocks/routes";
import { type BlockBody, blockKinds, domain } from "@candor/contract/blocks/shapes";
import type { Call } from "@candor/contract/client";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

export interface BlockRefusal {
  readonly kind: BlockBody["kind"];
  readonly typed: string;
  readonly text: string;
}

/** Adds a block by a name or a domain, or removes one. */
export async function blocksAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  if (typed("intent") === "remove") {
    answerOrThrow(await call(removeBlock, { params: { id: typed("id") } }));
    return redirect(withNotice(addresses.blocked(), "block-removed"), 303);
  }
  const kind = blockKinds.find((each) => each === typed("kind"));
  if (!kind) throw data(null, { status: 400 });
  const name = typed(kind).trim();
  // The page says what a block withdraws before making it.
  if (kind === "blocked" && name !== "" && typed("sure") === "") return askFirst(call, name);
  const made = await call(makeBlock, { body: bodyOf(kind, name) });
  if (made.ok) return redirect(withNotice(addresses.blocked(), "block-made"), 303);
  return data<BlockRefusal>({ kind, typed: name, text: textOf(name, made.problem) }, { status: 422 });
}

async function askFirst(call: Call, name: string) {
  const found = await call(readBlockStanding, { params: { slug: name } });
  if (found.ok) return redirect(addresses.blocked(found.answer.organization.slug), 303);
  return data<BlockRefusal>(
    { kind: "blocked", typed: name, text: textOf(name, found.problem) },
    { status: 422 },
  );
}

/** Names an employer by its domain if that is what was typed. */
function bodyOf(kind: BlockBody["kind"], typed: string): BlockBody {
  const found = kind === "employer" ? domain.safeParse(typed.replace(/^@/, "")) : undefined;
  return found?.success ? { kind, domain: found.data } : { kind, organization: typed };
}

function textOf(name: string, { code, errors = [], detail }: ProblemDocument): string {
  if (name === "") return message("validation.required");
  if (code === "not-found") return message("blocks.unknown");
  return errors[0]?.text ?? detail;
}
