import { expect } from "@playwright/test";

/** Returns what `get` does; retries while it throws, for ten seconds at most. */
export async function until<Given>(get: () => Promise<Given>): Promise<Given> {
  let given: { readonly value: Given } | undefined;
  await expect(async () => {
    given = { value: await get() };
  }).toPass({ intervals: [50], timeout: 10_000 });
  return (given as { readonly value: Given }).value;
}
