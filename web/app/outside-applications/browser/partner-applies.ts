import { limits } from "@candor/contract/limits";
import { browserDatabase, type KeptPartnerApply, partnerName } from "../../wire/browser-database.ts";
import { machineClock } from "../../wire/clock.ts";
import { browserStorage, storeValue } from "../../wire/stored-values.ts";

const store = "partnerApplies";

/** noted again for the same posting and address, it replaces the one before, or a claim would count it twice. */
export async function keepPartnerApply(made: Omit<KeptPartnerApply, "madeAt">): Promise<void> {
  const { id, email, jobId, title, key } = made;
  const database = await browserDatabase();
  await database.put(store, { id, email, jobId, title, key, madeAt: machineClock.now() });
  const others = (await partnerAppliesOf(email)).filter((one) => one.jobId === jobId && one.id !== id);
  await forgetPartnerApplies(others);
  storeValue(browserStorage(), partnerName, true);
}

/** What is kept, latest first. Deletes what is too old. */
export async function partnerApplies(): Promise<KeptPartnerApply[]> {
  const database = await browserDatabase();
  const all = await database.getAll(store);
  const isOld = ({ madeAt }: KeptPartnerApply) =>
    madeAt <= machineClock.now() - limits.partnerApplyDays * 86_400_000;
  const old = all.filter(isOld);
  if (old.length > 0) await forgetPartnerApplies(old);
  return all.filter((one) => !isOld(one)).toSorted((one, other) => other.madeAt - one.madeAt);
}

/** Those that were made under this address. */
export async function partnerAppliesOf(email: string): Promise<KeptPartnerApply[]> {
  const kept = new Set((await partnerApplies()).map(({ id }) => id));
  const made = await (await browserDatabase()).getAllFromIndex(store, "email", email);
  return made.filter(({ id }) => kept.has(id));
}

export async function forgetPartnerApplies(
  forgotten: readonly Pick<KeptPartnerApply, "id">[],
): Promise<void> {
  const database = await browserDatabase();
  const writing = database.transaction(store, "readwrite");
  await Promise.all([...forgotten.map(({ id }) => writing.store.delete(id)), writing.done]);
  if ((await database.count(store)) === 0) browserStorage().removeItem(partnerName);
}
