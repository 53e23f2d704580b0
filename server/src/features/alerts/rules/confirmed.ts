/** The search of a job alert, where the page that a mailed link leads to makes one of it. */
export function confirmedSearch(redirect: string | null | undefined): URLSearchParams | undefined {
  const [path, query] = redirect?.split("?") ?? [];
  return path === "/job-alerts/new" ? new URLSearchParams(query) : undefined;
}
