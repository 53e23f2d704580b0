import { message } from "@candor/contract/messages/message";
import { getParser } from "bowser";

/** Who tries a code. */
export interface Guesser {
  /** SHA-256 of the key that their device showed, or of a new one. */
  readonly deviceHash: string;
  /** As limits count it: one address, or one subscriber's. */
  readonly address: string;
  /** As it is shown to the account's owner. It holds many addresses. */
  readonly network: string;
}

/** The device that asks for a mail. */
export interface AskingDevice {
  readonly deviceHash: string;
  /** Whether it showed its key. One that is asked to keep a new key may never show it. */
  readonly isShown: boolean;
}

/** Who signs in. */
export interface Client extends Guesser {
  /** As it is shown to the account's owner. */
  readonly device: string | undefined;
}

const mostCharacters = 1000;

/** "Firefox on Linux"; undefined for what does not say what it is. */
export function deviceNamed(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const parser = getParser(userAgent.slice(0, mostCharacters));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser && system ? message("account.device", { browser, system }) : undefined;
}

/** A network without the part that tells its machines apart: "203.0.113.0/24". */
export function networkShown(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (!plain.includes(":")) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const groups = plain.split("::")[0]!.split(":").filter(Boolean).slice(0, 3);
  return `${groups.join(":")}::/48`;
}
