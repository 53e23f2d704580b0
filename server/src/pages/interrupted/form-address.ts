/** What a page says first, by its address. */
const notice = "notice";

/** Where a form of a page is sent, without the page's notice: path and query. */
export function formAddress(action: string, page: string): string {
  const url = new URL(action, new URL(page, "http://candor.invalid"));
  url.searchParams.delete(notice);
  return `${url.pathname}${url.search}`;
}

/** The address of a page that says this, and nothing else. */
export function withNotice(address: string, name: string): string {
  const url = new URL(address, "http://candor.invalid");
  if (url.searchParams.get(notice) === name) return address;
  url.searchParams.set(notice, name);
  return `${url.pathname}${url.search}${url.hash}`;
}
