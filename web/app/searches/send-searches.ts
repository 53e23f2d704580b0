import { addresses } from "../addresses.ts";
import { sendForm, untilReached } from "../forms/send-form.ts";
import type { OwnSearches } from "./kept-search.ts";

interface LocalSearch {
  readonly search: string;
  readonly favorite: boolean;
  readonly usedAt: string;
}

/** The searches that the account keeps. */
export async function listed(): Promise<OwnSearches> {
  return (await answered(untilReached(addresses.keptSearches))) as OwnSearches;
}

/** Resolves to whether it is a favorite; undefined if there are too many already. By default, a mark stays. */
export async function keep(search: string, favorite: boolean | undefined): Promise<boolean | undefined> {
  const sent = await send([
    ["act", "keep"],
    ["search", search],
    ["favorite", favorite === undefined ? "" : String(favorite)],
  ]);
  if (sent.status === 409) return undefined;
  const { searches } = (await answered(sent)) as { searches: readonly { favorite: boolean }[] };
  return searches.some(({ favorite: isFavorite }) => isFavorite);
}

export async function keepAll(searches: readonly LocalSearch[]): Promise<void> {
  const fields = searches.flatMap(({ search, favorite, usedAt }): [string, string][] => [
    ["search", search],
    // Empty: a search that is a favorite in the account stays one.
    ["favorite", favorite ? "true" : ""],
    ["usedAt", usedAt],
  ]);
  await answered(send([["act", "keep"], ...fields]));
}

export async function forget(id: string): Promise<void> {
  await answered(
    send([
      ["act", "forget"],
      ["id", id],
    ]),
  );
}

function send(fields: readonly (readonly [name: string, value: string])[]): Promise<Response> {
  return sendForm(addresses.keptSearches, fields);
}

async function answered(response: Response | Promise<Response>): Promise<unknown> {
  const answer = await response;
  if (!answer.ok) throw new Error(`Searches could not be reached: ${answer.status}.`);
  return answer.json();
}
