import { redirect } from "react-router";

/**
 * Leads from a form to a part of its own page. Without the header, React Router may take this for a mere change of the
 * hash and keep showing old data: that happens if another form of the page is answered while this one is on its way.
 */
export function redirectToPart(address: string): Response {
  return redirect(address, { status: 303, headers: { "x-remix-revalidate": "true" } });
}
