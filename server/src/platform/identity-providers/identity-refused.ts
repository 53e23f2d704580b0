/** What came from a provider does not prove who somebody is. Its message names no code and no token. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
}
