import { aDraft } from "./a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";
import { mailedCode } from "./sign-in.ts";

/** Two accounts of one person, and what the first one sent. */
export interface TwoAccounts {
  readonly former: Person;
  readonly formerEmail: string;
  readonly present: Person;
  readonly email: string;
  readonly title: string;
  readonly jobId: string;
  /** The application's id. */
  readonly id: string;
  /** As it appears in the receipt. */
  readonly reference: string;
}

/** Postings for `twoAccounts`: one at a time, and one that it leaves alone. */
const titles = Array.from({ length: 20 }, (_, at) => `Keeper ${at}`);
export const leftTitle = titles[0] as string;

/** Helpers for tests of moving an application, on a server that starts later. */
export function migrations(server: () => TestApp) {
  let pairs = 0;
  const post = ({ headers }: Person, path: string, payload: object): Promise<Asked> =>
    server().ask("POST", `/rest/application-migrations${path}`, { headers, payload });
  const mailedReference = async (email: string): Promise<string> => {
    const [receipt] = await mailsTo(server(), email);
    return /\/settings\/application\/\d+\?reference=(\S+)/.exec(receipt?.text ?? "")?.[1] as string;
  };
  const askForCode = (by: Person, reference: string) => post(by, "/code", { reference });
  return {
    askForCode,
    mailedReference,
    inspect: (by: Person, reference: string, jobId?: string) =>
      post(by, "/inspection", { reference, ...(jobId !== undefined && { jobId }) }),
    move: (by: Person, reference: string, code: string) => post(by, "", { reference, code }),
    read: ({ headers }: Person, id: string) => server().ask("GET", `/rest/applications/${id}`, { headers }),
    publish: () => server().publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" }))),
    twoAccounts: async (): Promise<TwoAccounts> => {
      const at = ++pairs;
      const [formerEmail, email] = [`former-${at}@example.com`, `present-${at}@example.com`];
      const [former, present] = [await person(server(), formerEmail), await person(server(), email)];
      const title = titles[at] as string;
      const jobId = await jobNamed(server(), title);
      const { body } = await apply(server(), former, jobId);
      const reference = await mailedReference(formerEmail);
      return { former, formerEmail, present, email, title, jobId, id: body.id, reference };
    },
    codeFor: async ({ present, formerEmail, reference }: TwoAccounts): Promise<string> => {
      const { status } = await askForCode(present, reference);
      if (status !== 202) throw new Error(`No code was mailed: ${status}.`);
      return mailedCode(server(), formerEmail);
    },
  };
}

/** An answer without the request's id. */
export function said({ status, body }: Asked) {
  return { status, body: { ...body, instance: undefined } };
}
