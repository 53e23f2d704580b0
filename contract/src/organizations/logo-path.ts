interface Logo {
  readonly slug: string;
  /** The file's hash; null without a logo. */
  readonly sha256: string | null;
}

/** `{logo}` with a logo's address, or nothing. Another picture gets another address. */
export function logoOf({ slug, sha256 }: Logo): { logo?: string } {
  return sha256 === null ? {} : { logo: `/pictures/organizations/${slug}.png?${sha256.slice(0, 12)}` };
}
