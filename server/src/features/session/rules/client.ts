import { message } from "@candor/contract/messages/message";
import { getParser } from "bowser";
import { plainAddress } from "../../../platform/plain-address.ts";

/** Who tries a code. */
export interface Guesser {
  /** SHA-256 of the key that their device showed, or of a new one. */
  readonly deviceHash: string;
  /** The unit that limits count by: one IPv4 address, or one subscriber's IPv6 prefix. */
  readonly address: string;
  /** The network shown to the account's owner; it covers many addresses. */
  readonly network: string;
}

/** The device that asks for a mail. */
export interface AskingDevice {
  readonly deviceHash: string;
  /** Whether it showed a key. A device that was given a new key may never store it. */
  readonly isShown: boolean;
  /** As a guesser's. */
  readonly address: string;
}

/** Who signs in. */
export interface Client extends Guesser {
  /** As shown to the account's owner. */
  readonly device: string | undefined;
}

const mostCharacters = 1000;

/** "Firefox on Linux"; undefined for an unknown user agent. */
export function deviceNamed(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const parser = getParser(userAgent.slice(0, mostCharacters));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser && system ? message("account.device", { browser, system }) : undefined;
}

/** A session's device in the reader's language: it is stored in that of the sign-in. */
export function deviceShown(stored: string): string {
  const [, browser, system] = /^(.+) (?:on|en) (.+)$/.exec(stored) ?? [];
  return browser && system ? message("account.device", { browser, system }) : stored;
}

/** The network without its host part: "203.0.113.0/24". */
export function networkShown(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(":")) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const groups = plain.split("::")[0]!.split(":").filter(Boolean).slice(0, 3);
  return `${groups.join(":")}::/48`;
}
