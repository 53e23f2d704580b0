import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import type { OwnProfile } from "../wire/session-data.ts";

type Organizations = OwnProfile["organizations"];

interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** Links to the pages about somebody's organizations. */
export function OrganizationPages({ organizations }: { readonly organizations: Organizations }) {
  const pages = [...pagesOfAll(), ...organizations.flatMap(pagesOf)];
  return (
    <nav aria-label={message("screen.myOrganization")}>
      <ul className="organization-pages">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Each covers all of the reader's organizations. */
function pagesOfAll(): PageLink[] {
  return [
    { href: addresses.leads, label: message("lead.title") },
    { href: addresses.kept, label: message("keeping.listTitle") },
    { href: addresses.myGigs, label: message("screen.myGigs") },
  ];
}

/** The pages of one organization that the reader's role may open. */
function pagesOf({ name: organization, slug, role }: Organizations[number]): PageLink[] {
  return [
    { href: addresses.members(slug), label: message("members.ofOrganization", { organization }) },
    { href: addresses.agencies(slug), label: message("agencies.title", { organization }) },
    ...(isPro({ role })
      ? [{ href: addresses.postingDefaults(slug), label: message("postingDefaults.title", { organization }) }]
      : []),
    ...(role === "owner"
      ? [
          {
            href: addresses.organizationDetails(slug),
            label: message("organizationDetails.title", { organization }),
          },
          { href: addresses.fairHiring(slug), label: message("fairness.title", { organization }) },
          { href: addresses.connections(slug), label: message("programs.title", { organization }) },
        ]
      : []),
  ];
}
