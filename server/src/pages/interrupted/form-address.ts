import { addressOf } from "../page-address.ts";

/** What a page says first, by its address. */
const notice = "notice";
/** Only the path and the query count. */
const anywhere = "http://candor.invalid";

/** Where a form of a page is sent, without the page's notice: path and query. By default to the page itself. */
export function formAddress(page: string, action = ""): string {
  const url = new URL(action, addressOf(page, anywhere));
  url.searchParams.delete(notice);
  return `${url.pathname}${url.search}`;
}

/** The address of a page that says this, and nothing else. */
export function withNotice(address: string, name: string): string {
  const url = addressOf(address, anywhere);
  if (url.searchParams.get(notice) === name) return address;
  url.searchParams.set(notice, name);
  return `${url.pathname}${url.search}`;
}
