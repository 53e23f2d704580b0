import type { Charity } from "@candor/contract/charities/shapes";
import { message } from "@candor/contract/messages/message";

/** A dozen charities as a list to choose from: as radio buttons, they would fill two screens of a phone. */
export function charityOptions(charities: readonly Charity[]) {
  return charities.map(({ id, ...words }) => ({ value: id, label: message("charity.option", words) }));
}
