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
