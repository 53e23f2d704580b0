import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

/** One call of each route of conversations. */
export const conversationCalls = {
  readConversation: ({ application }) => ({ params: { id: application } }),
  sendMessage: ({ application }) => ({ params: { id: application }, body: { text: "Is it far?" } }),
  markConversationRead: ({ application }) => ({ params: { id: application }, body: { through: "1" } }),
  listUnreadConversations: () => ({}),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
