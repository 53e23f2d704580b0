interface Logo {
  readonly slug: string;
  /** Of the file; null without a logo. */
  readonly sha256: string | null;
}

/** `{logo}` with the address of a logo, or nothing. Another picture has another address. */
export function logoOf({ slug, sha256 }: Logo): { logo?: string } {
  return sha256 === null ? {} : { logo: `/pictures/organizations/${slug}.png?${sha256.slice(0, 12)}` };
}
