import { readFile } from "node:fs/promises";
import { verify } from "@candor/contract/receipts/verify";
import { email as emailSchema } from "@candor/contract/session/shapes";
import { appointPro, setAdministrator } from "../features/accounts/commands/appoint.ts";
import { reviewPosting } from "../features/hosting/commands/review.ts";
import { recounted } from "../features/ledger/views.ts";
import { nameKey } from "../features/organizations/rules/name-key.ts";
import { bringPerson } from "../features/own-data/commands/bring/bring.ts";
import { ArchiveRefused } from "../features/own-data/commands/bring/refused.ts";
import { eraseLead } from "../features/own-data/commands/erase/leads.ts";
import { endHold, heldBy, placeHold, standingHolds } from "../features/own-data/commands/holds.ts";
import { leadsByPhone } from "../features/own-data/queries/leads-by-phone.ts";
import { addSigningKey } from "../features/session/commands/signing-key.ts";
import { accountByEmail } from "../features/session/queries/accounts.ts";
import { idOf } from "../platform/ids.ts";
import { isoTime } from "../platform/iso-time.ts";
import { loadPlaces } from "../platform/places/places.ts";
import { rotateSignatureKey } from "../platform/signatures/keys.ts";
import { publishedKeys } from "../platform/signatures/published.ts";
import { openStorage } from "../platform/storage/storage.ts";
import { deadLetters, retryDeadLetter } from "../platform/tasks/queue.ts";
import { CommandRefused, openRecords, type Records, runCommand, UsageError } from "./command.ts";

const usage = `Usage: npm run admin -- grant EMAIL              make an account an administrator
       npm run admin -- revoke EMAIL             take that right back
       npm run admin -- pro EMAIL ORGANIZATION   make a person the Pro of an organization
       npm run admin -- bring FILE               take somebody's archive into this empty instance
       npm run admin -- approve JOB              publish a posting that waits for review (REVIEW_POSTINGS=1)
       npm run admin -- return JOB               give it back to its organization as a draft
       npm run admin -- rotate-keys              sign sessions with a new key from two hours on
       npm run admin -- rotate-receipt-keys      sign receipts with a new key from now on
       npm run admin -- verify FILE              say whether a receipt is genuine
       npm run admin -- ledger FILE              count an organization's published record again
       npm run admin -- hold APPLICATION|SLUG WHY  keep an application, or all of an organization's, until the hold ends
       npm run admin -- holds                    list the holds that stand
       npm run admin -- release HOLD             end one of them
       npm run admin -- leads PHONE              list the leads that left this number and no address
       npm run admin -- forget-lead LEAD         delete one of them, and the mails that repeat it
       npm run admin -- tasks                    list the tasks that were given up, and why
       npm run admin -- retry TASK               put one of them back to work`;

const verbs: Readonly<Record<string, (words: readonly string[]) => Work>> = {
  grant: (words) => administrator(words, { granted: true }),
  revoke: (words) => administrator(words, { granted: false }),
  pro: appoint,
  bring,
  approve: (words) => review(words, "approve"),
  return: (words) => review(words, "return"),
  "rotate-keys": rotateKeys,
  "rotate-receipt-keys": rotateReceiptKeys,
  verify: verifyFile,
  ledger: recount,
  hold,
  holds: listHolds,
  release,
  leads: listLeads,
  "forget-lead": forgetLead,
  tasks: listTasks,
  retry: retryTask,
};

const refusals = {
  "not-in-review": "doesn't wait for review",
  unready: "can't be published as it is",
} as const;

const verdicts = {
  changed: "Changed: this is not what the key that it names has signed.",
  "other-key": "Not ours: this instance never had the key that it names, or no longer used it then.",
  "no-receipt": "This file is no receipt.",
} as const;

/** Runs the command after its arguments were checked. */
type Work = (records: Records) => Promise<void>;

await runCommand(usage, async () => {
  const [verb = "", ...words] = process.argv.slice(2);
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!known) throw new UsageError(`Say ${Object.keys(verbs).join(", ")}.`);
  const work = known(words);
  const records = await openRecords();
  try {
    await work(records);
    return 0;
  } finally {
    await records.database.close();
  }
});

function administrator(words: readonly string[], { granted }: { readonly granted: boolean }): Work {
  const [email] = counted(words, 1).map(addressOf);
  return async (records) => {
    if (!granted && !(await accountByEmail(records.database.read, email!)))
      throw new CommandRefused(`There is no account ${email}. Nothing was changed.`);
    await setAdministrator(records, email!, { granted });
    say(`${email} is ${granted ? "now" : "no longer"} an administrator.`);
  };
}

function appoint(words: readonly string[]): Work {
  const [given, organization] = counted(words, 2);
  const email = addressOf(given!);
  return async (records) => {
    const found = await appointPro(records, email, nameKey(organization!));
    if (!found) throw new CommandRefused(`There is no organization ${organization}. Nothing was changed.`);
    say(`${email} is a Pro of ${organization}.`);
  };
}

/** M-26. Brings only what the archive contains: the person signs in with a code mailed to their address. */
function bring(words: readonly string[]): Work {
  const [path = ""] = counted(words, 1);
  return async (records) => {
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) throw new UsageError(`${path} cannot be read.`);
    const files = openStorage(records.config);
    try {
      const { email, records: tables } = await bringPerson({ ...records, files }, bytes);
      const rows = [...tables.values()].reduce((sum, { length }) => sum + length, 0);
      say(`${email} is here, with ${rows} rows of ${tables.size} tables. They sign in by a code.`);
    } catch (error) {
      if (error instanceof ArchiveRefused) throw new CommandRefused(`${error.message} Nothing was changed.`);
      throw error;
    }
  };
}

function review(words: readonly string[], verdict: "approve" | "return"): Work {
  const [job = ""] = counted(words, 1);
  const id = idOf(job);
  if (id === undefined) throw new UsageError(`${job} is no posting's number.`);
  return async (records) => {
    const outcome = await reviewPosting({ ...records, places: loadPlaces() }, id, verdict);
    if (outcome !== "done")
      throw new CommandRefused(`Posting ${id} ${refusals[outcome]}. Nothing was changed.`);
    say(`Posting ${id} is ${verdict === "approve" ? "published" : "a draft again"}.`);
  };
}

function rotateKeys(words: readonly string[]): Work {
  counted(words, 0);
  return async ({ database, clock }) => {
    await database.write((writer) => addSigningKey(writer, clock.now()));
    say("A new key signs sessions from two hours on. Nobody is signed out.");
  };
}

function rotateReceiptKeys(words: readonly string[]): Work {
  counted(words, 0);
  return async ({ database, clock }) => {
    const { id } = await database.write((writer) => rotateSignatureKey(writer, clock.now()));
    say(`Key ${id} signs receipts from now on. Receipts of earlier keys stay genuine.`);
  };
}

/** M-04. The same verdict as the page's, from this instance's own keys. */
function verifyFile(words: readonly string[]): Work {
  const [path = ""] = counted(words, 1);
  return async ({ database }) => {
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) throw new UsageError(`${path} cannot be read.`);
    const verdict = await verify(bytes, await publishedKeys(database.read));
    if (verdict.state !== "genuine") throw new CommandRefused(verdicts[verdict.state]);
    say(`Genuine: signed ${verdict.signed.signature.signedAt} by key ${verdict.signed.signature.key}.`);
  };
}

/** M-02. Looks only at the file: its figures are those of its entries, byte for byte, or they aren't. */
function recount(words: readonly string[]): Work {
  const [path = ""] = counted(words, 1);
  return async () => {
    const text = await readFile(path, "utf8").catch(() => undefined);
    if (text === undefined) throw new UsageError(`${path} cannot be read.`);
    const verdict = recounted(text);
    if (!verdict) throw new UsageError(`${path} is no organization's ledger.`);
    say(verdict.text);
    if (!verdict.same) throw new CommandRefused("These are not the figures that the file states.");
  };
}

/** It names an application's number or an organization's address. */
function hold(words: readonly string[]): Work {
  const [named = "", why = ""] = counted(words, 2);
  return async (records) => {
    const held = await heldBy(records, named);
    if (!held) throw new CommandRefused(`${named} is no application's number and no organization's address.`);
    say(`Hold ${await placeHold(records, held, why)} keeps it until you release it.`);
  };
}

function listHolds(words: readonly string[]): Work {
  counted(words, 0);
  return async ({ database }) => {
    const holds = await standingHolds(database.read);
    if (holds.length === 0) say("Nothing is held.");
    for (const { id, applicationId, slug, reason, placedAt } of holds)
      say(`${id}  ${slug ?? `application ${applicationId}`}, since ${isoTime(placedAt)}: ${reason}`);
  };
}

function release(words: readonly string[]): Work {
  const id = numberOf(counted(words, 1), "hold");
  return async (records) => {
    const ended = await endHold(records, id);
    if (!ended) throw new CommandRefused(`No hold ${id} stands. Nothing was changed.`);
    say(`Hold ${id} has ended.`);
  };
}

/** For people who ask to be forgotten and have no account: the operator compares the names. */
function listLeads(words: readonly string[]): Work {
  const [phone = ""] = counted(words, 1);
  return async ({ database }) => {
    const leads = await leadsByPhone(database.read, phone);
    if (leads.length === 0) say(`No lead left ${phone} and no address.`);
    for (const { id, first_name, last_name, phone: typed, created_at } of leads)
      say(`${id}  ${`${first_name} ${last_name}`.trim()}, ${typed}, ${isoTime(created_at)}`);
  };
}

function forgetLead(words: readonly string[]): Work {
  const id = numberOf(counted(words, 1), "lead");
  return async (records) => {
    if (!(await eraseLead(records, id)))
      throw new CommandRefused(`No lead ${id} is without an address. Nothing was changed.`);
    say(`Lead ${id} is deleted.`);
  };
}

function listTasks(words: readonly string[]): Work {
  counted(words, 0);
  return async ({ database }) => {
    const letters = await deadLetters(database.read);
    if (letters.length === 0) say("No task was given up.");
    for (const { id, name, attempts, last_error } of letters)
      say(`${id}  ${name}, ${attempts} tries: ${last_error}`);
  };
}

function retryTask(words: readonly string[]): Work {
  const id = numberOf(counted(words, 1), "task");
  return async ({ database, clock }) => {
    const found = await retryDeadLetter(database, id, clock.now());
    if (!found) throw new CommandRefused(`No task ${id} was given up. Nothing was changed.`);
    say(`Task ${id} will be tried again.`);
  };
}

function counted(words: readonly string[], count: number): readonly string[] {
  if (words.length === count) return words;
  throw new UsageError(
    words.length < count
      ? "A word is missing."
      : "There are too many words. Put a name that has spaces in quotes.",
  );
}

function numberOf([word = ""]: readonly string[], of: "hold" | "lead" | "task"): number {
  if (/^\d{1,15}$/.test(word)) return Number(word);
  throw new UsageError(`${word} is no ${of}'s number.`);
}

function addressOf(text: string): string {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new UsageError(`${text} is no email address.`);
  return email.data;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
