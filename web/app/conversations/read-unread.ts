import { listUnreadConversations } from "@candor/contract/conversations/routes";
import type { PageContext } from "@candor/contract/pages";

/** How many messages are unread, by application. A list works without them if they can't be read. */
export async function readUnread(call: PageContext["call"]): Promise<Readonly<Record<string, number>>> {
  const found = await call(listUnreadConversations, {});
  if (!found.ok) return {};
  return Object.fromEntries(found.answer.unread.map(({ applicationId, count }) => [applicationId, count]));
}
