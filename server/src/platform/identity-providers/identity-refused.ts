/** A provider's answer doesn't prove an identity. The message contains no code or token. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
}
