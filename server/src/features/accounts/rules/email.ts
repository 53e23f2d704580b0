import tlds from "tlds" with { type: "json" };

const registered = new Set(tlds);

/** RFC 2606: nobody has them, so they are for trying things out. */
const reserved = new Set(["test", "example"]);

/** V-08: whether an address ends in a top-level domain that there is. Nothing is asked of the network. */
export function hasKnownDomain(email: string, where: { production: boolean }): boolean {
  const domain = email.slice(email.lastIndexOf(".") + 1).toLowerCase();
  return registered.has(domain) || (!where.production && reserved.has(domain));
}
