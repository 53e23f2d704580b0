import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";

/** An organization for search engines (schema.org/Organization): what it says about itself here, and nothing else. */
export function organizationData(
  { name, about, site, logo }: PublicOrganization,
  publicUrl: string,
  path: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    ...(about && { description: about }),
    ...(site && { sameAs: [site] }),
    ...(logo && { logo: `${publicUrl}${logo}` }),
    mainEntityOfPage: `${publicUrl}${path}`,
  };
}
