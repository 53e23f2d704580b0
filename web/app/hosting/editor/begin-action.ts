import { createPosting, discardPosting, readPosting } from "@candor/contract/hosting/routes";
import { postingFields } from "@candor/contract/hosting/shapes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { textOf } from "../../wire/text-of.ts";
import { type Saved, saveOver } from "./save-action.ts";

type Call = PageContext["call"];

/** Saves a new posting's form over its draft, which the first save begins. */
export async function beginAction(call: Call, form: FormData, saved: Omit<Saved, "id" | "version">) {
  const begun = await draftOf(call, form, saved.organizationId);
  return "problem" in begun ? begun : saveOver(call, { ...saved, ...begun });
}

type Draft = { readonly id: string; readonly version: number } | { readonly problem: ProblemDocument };

/** The draft that the form names. Without one, or if it was discarded or is another organization's, a new one. */
async function draftOf(call: Call, form: FormData, organizationId: string): Promise<Draft> {
  const id = textOf(form, "draft");
  const read = id === "" ? undefined : await call(readPosting, { params: { id } });
  if (read?.ok && read.answer.organization.id === organizationId)
    return { id, version: Number(textOf(form, "version")) };
  const copyOf = textOf(form, "copyOf");
  // It begins empty: a repetition is the same request whatever was typed meanwhile, so it gets the same draft.
  const created = await call(createPosting, {
    body: { organizationId, fields: postingFields.parse({}), ...(copyOf !== "" && { copyOf }) },
    idempotencyKey: `${textOf(form, "key") || crypto.randomUUID()} ${organizationId} ${id}`,
  });
  if (!created.ok) return created;
  if (read?.ok) await call(discardPosting, { params: { id } });
  return { id: created.answer.id, version: await savedBefore(call, created.answer.id) };
}

/** A draft that this form has begun before, in an answer that was lost, may already be saved. */
async function savedBefore(call: Call, id: string): Promise<number> {
  const found = await call(readPosting, { params: { id } });
  const isOwn = found.ok && found.answer.life === "draft" && found.answer.version <= 2;
  return isOwn ? found.answer.version : 1;
}
