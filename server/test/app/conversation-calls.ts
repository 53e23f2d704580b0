import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

/** One call of each conversation route. */
export const conversationCalls = {
  readConversation: ({ conversation }) => ({ params: { id: conversation } }),
  sendMessage: ({ conversation }) => ({ params: { id: conversation }, body: { text: "Is it far?" } }),
  sendWithFiles: ({ conversation }) => ({
    params: { id: conversation },
    told: "unsupported-media-type",
  }),
  markConversationRead: ({ conversation }) => ({ params: { id: conversation }, body: { through: "1" } }),
  downloadAttachment: ({ conversation }) => ({
    params: { id: conversation, attachment: "999999" },
    query: { token: "none" },
    told: "not-found",
  }),
  fillTemplates: ({ conversation }) => ({ params: { id: conversation } }),
  listTemplates: ({ organization }) => ({ params: { slug: organization } }),
  saveTemplate: ({ organization }) => ({
    params: { slug: organization },
    body: { name: "Thanks", text: "Thank you." },
  }),
  removeTemplate: ({ organization }) => ({ params: { slug: organization, id: "999999" } }),
  listUnreadConversations: () => ({}),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
