import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

/** One call of each route of conversations. */
export const conversationCalls = {
  readConversation: ({ conversation }) => ({ params: { id: conversation } }),
  sendMessage: ({ conversation }) => ({ params: { id: conversation }, body: { text: "Is it far?" } }),
  markConversationRead: ({ conversation }) => ({ params: { id: conversation }, body: { through: "1" } }),
  listUnreadConversations: () => ({}),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
