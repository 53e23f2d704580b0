import type { Charity } from "@candor/contract/charities/shapes";
import { message } from "@candor/contract/messages/message";
import type { ListedCharity } from "./rules.ts";

/** A charity in the reader's language. */
export function charityView({ id, name }: ListedCharity): Charity {
  return { id, name, about: message(`charity.about.${id}`) };
}
