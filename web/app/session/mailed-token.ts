import { limits } from "@candor/contract/limits";

/** The token in a mailed link's address, so that a longer text, or one with a NUL, is refused like any wrong token. */
export function mailedTokenIn(params: { readonly token?: string | undefined }): string {
  return (params.token ?? "").replaceAll("\0", "\uFFFD").slice(0, limits.mailedTokenCharacters);
}
