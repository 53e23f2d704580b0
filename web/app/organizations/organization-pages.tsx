import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import type { OwnProfile } from "../wire/session-data.ts";

type Organizations = OwnProfile["organizations"];

interface PageLink {
  readonly href: string;
  readonly label: string;
  /** The page's title, which names the organization and begins with the label. */
  readonly title?: string;
}

/** Links to the pages about somebody's organizations, each under its name. */
export function OrganizationPages({ organizations }: { readonly organizations: Organizations }) {
  return (
    <nav className="organization-pages" aria-label={message("screen.myOrganization")}>
      <PageLinks pages={pagesOfAll()} />
      {organizations.map((organization) => (
        <div key={organization.slug}>
          <p>
            <bdi>{organization.name}</bdi>
          </p>
          <PageLinks pages={pagesOf(organization)} />
        </div>
      ))}
    </nav>
  );
}

function PageLinks({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <ul>
      {pages.map(({ href, label, title }) => (
        <li key={href}>
          <a href={href} aria-label={title}>
            {label}
          </a>
        </li>
      ))}
    </ul>
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
    {
      href: addresses.members(slug),
      label: message("members.title"),
      title: message("members.ofOrganization", { organization }),
    },
    {
      href: addresses.agencies(slug),
      label: message("agencies.short"),
      title: message("agencies.title", { organization }),
    },
    ...(isPro({ role })
      ? [
          {
            href: addresses.postingDefaults(slug),
            label: message("postingDefaults.short"),
            title: message("postingDefaults.title", { organization }),
          },
          {
            href: addresses.templates(slug),
            label: message("templates.short"),
            title: message("templates.ofOrganization", { organization }),
          },
        ]
      : []),
    ...(role === "owner"
      ? [
          {
            href: addresses.organizationDetails(slug),
            label: message("organizationDetails.short"),
            title: message("organizationDetails.title", { organization }),
          },
          {
            href: addresses.fairHiring(slug),
            label: message("fairness.short"),
            title: message("fairness.title", { organization }),
          },
          {
            href: addresses.connections(slug),
            label: message("programs.short"),
            title: message("programs.title", { organization }),
          },
        ]
      : []),
  ];
}
