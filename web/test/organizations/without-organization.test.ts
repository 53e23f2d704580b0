import { expect, it } from "vitest";
import { loader as newGig } from "../../app/routes/gigs/new-gig.tsx";
import { loader as postingNew } from "../../app/routes/hosting/posting-new.tsx";
import { loader as kept } from "../../app/routes/keeping/kept.tsx";
import { loader as leads } from "../../app/routes/leads/leads.tsx";
import { loader as answersDue } from "../../app/routes/organizations/answers-due.tsx";
import { loader as organization } from "../../app/routes/organizations/organization.tsx";
import { loader as organizationJobs } from "../../app/routes/organizations/organization-jobs.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const forbidden = { ok: false, problem: { status: 403, code: "forbidden", detail: "" } };

/** Where a page leads, if it leads anywhere. */
async function led(loader: (args: never) => unknown, address: string, answer: object) {
  const args = argsFor(aPage({ signedIn: true, call: async () => answer }), address);
  try {
    await loader(args as never);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : thrown;
  }
}

it.each([
  ["/organization", organization],
  ["/organization/jobs", organizationJobs],
  ["/organization/leads", leads],
  ["/organization/answers", answersDue],
  ["/organization/kept", kept],
])("%s leads somebody without an organization to create one, and says why", async (address, loader) => {
  expect(await led(loader, address, forbidden)).toBe("/organization/new?notice=organization-needed");
});

it.each([
  [[], "/organization/new?notice=organization-needed"],
  [[{ role: "reader" }], "/organization?notice=readers-post-nothing"],
])("a new posting or gig of somebody in %j is led to %s", async (organizations, to) => {
  const profile = { ok: true, answer: { organizations } };
  expect(await led(postingNew, "/organization/jobs/new", profile)).toBe(to);
  expect(await led(newGig, "/my-gigs/new", profile)).toBe(to);
});
