import { fillTemplates, readConversation } from "@candor/contract/conversations/routes";
import type { Conversation, FilledTemplate } from "@candor/contract/conversations/shapes";
import type { PageContext } from "@candor/contract/pages";

/** The messages about an application; undefined for somebody who may not read them, such as an impersonator. */
export async function readTalk(call: PageContext["call"], id: string): Promise<Conversation | undefined> {
  const found = await call(readConversation, { params: { id } });
  return found.ok ? found.answer : undefined;
}

/** The organization's templates for this applicant. */
export async function readTemplates(
  call: PageContext["call"],
  id: string,
): Promise<readonly FilledTemplate[]> {
  const found = await call(fillTemplates, { params: { id } });
  return found.ok ? found.answer.templates : [];
}
