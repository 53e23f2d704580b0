import { limits } from "@candor/contract/limits";

/** The token in a mailed link's address, cut so that a longer text is refused like any wrong token. */
export function mailedTokenIn(params: { readonly token?: string | undefined }): string {
  return (params.token ?? "").slice(0, limits.mailedTokenCharacters);
}
