import { type MessageKey, message } from "../messages/message.ts";

/** An industry's name as people read it. */
export function industryText(industry: string): string {
  const joined = industry.replaceAll(" ", "");
  return message(`industry.${joined.charAt(0).toLowerCase()}${joined.slice(1)}` as MessageKey);
}
