import { hash, randomBytes } from "node:crypto";
import { slugOf } from "@candor/contract/jobs/slug";
import { asSeen } from "@candor/contract/organizations/name";
import type { OrganizationEvent } from "./events.ts";

/** PostgreSQL refuses a NUL, even to compare. */
// oxlint-disable-next-line no-control-regex -- It is what must not get through.
const gaps = /[\s\0]+/g;

/** Spellings that differ only in case, spaces and what nobody sees name the same organization. */
export function nameKey(name: string): string {
  return asSeen(name).replaceAll(gaps, " ").trim().toLowerCase();
}

/** Changes with every change of what the details' form holds. */
export function detailsVersion({ about, site }: { about: string | null; site: string | null }): string {
  return hash("sha256", JSON.stringify([about, site]), "base64url").slice(0, 22);
}

/** The public page of a new Pro. */
export function newPro(pro: { organizationId: number; accountId: number; name: string; now: number }) {
  const slug = slugOf(pro.name, { characters: 60, otherwise: "pro" });
  return {
    organization_id: pro.organizationId,
    account_id: pro.accountId,
    slug: `${slug}-${randomBytes(3).toString("hex")}`,
    name: pro.name,
    title: "",
    bio: "",
    picture_file_id: null,
    created_at: pro.now,
  };
}

/** Mail providers: an address there says nothing about an organization. */
const freeMail = new Set(
  `aol.com fastmail.com gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com icloud.com live.com mac.com
  mail.com mail.ru me.com msn.com outlook.com pm.me proton.me protonmail.com qq.com t-online.de tutanota.com web.de
  yahoo.com yandex.com ymail.com zoho.com 163.com`.split(/\s+/),
);

export function isFreeMail(domain: string): boolean {
  return freeMail.has(domain) || /^(?:yahoo|hotmail|live|outlook)\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(domain);
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/** Whether one of these addresses is at the domain or below it. */
export function areAt(domain: string, addresses: readonly string[]): boolean {
  return addresses.some((address) => {
    const host = URL.parse(address)?.hostname;
    return host === domain || host?.endsWith(`.${domain}`) === true;
  });
}

/** The DNS name of a claim's TXT record. */
export function recordName(domain: string): string {
  return `_candor.${domain}`;
}

/** The record's value. */
export function recordValue(token: string): string {
  return `candor-claim=${token}`;
}

type WithPayload = Pick<OrganizationEvent, "payload">;

/** The account that an event is about; undefined if it is about none. */
export function accountIn({ payload }: WithPayload): number | undefined {
  return "accountId" in payload ? payload.accountId : undefined;
}

export function invitationIn({ payload }: WithPayload): number | undefined {
  return "invitationId" in payload ? payload.invitationId : undefined;
}

export function replyIn({ payload }: WithPayload): number | undefined {
  return "replyId" in payload ? payload.replyId : undefined;
}
