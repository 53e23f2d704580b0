import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";

/** An organization for search engines (schema.org/Organization): what it says of itself here, and nothing else. */
export function organizationData({ name, about, site }: PublicOrganization, address: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    ...(about && { description: about }),
    ...(site && { sameAs: [site] }),
    mainEntityOfPage: address,
  };
}
