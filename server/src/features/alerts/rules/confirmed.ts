/** The search of a job alert, if the page that a mailed link leads to makes an alert of it. */
export function confirmedSearch(redirect: string | null | undefined): URLSearchParams | undefined {
  const [path, query] = redirect?.split("?") ?? [];
  return path === "/job-alerts/new" ? new URLSearchParams(query) : undefined;
}
