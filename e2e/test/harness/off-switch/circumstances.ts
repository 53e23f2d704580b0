import { setClock } from "../own-instance.ts";
import { until } from "../until.ts";
import {
  answeredPerson,
  answerTo,
  ask,
  change,
  isOn,
  type Mailed,
  mailsTo,
  type OffSwitch,
  signIn,
  signUpAs,
} from "./mailed-lists.ts";

/** One case that takes more than a request: something has happened since the mail. */
export interface Circumstance {
  readonly title: string;
  readonly happens: (mailed: Mailed) => Promise<boolean>;
}

const update = "application updates" as const;

function stop(address: string): Promise<Response> {
  return fetch(address, { method: "POST", redirect: "manual" });
}

const of = ({ switches }: Mailed, list: OffSwitch["list"]) =>
  switches.find((each) => each.list === list) as OffSwitch;

async function undo(address: string): Promise<void> {
  await fetch(address, { method: "POST", body: new URLSearchParams({ intent: "resume" }) });
}

async function alone(mailed: Mailed, list: OffSwitch["list"]): Promise<boolean> {
  const off = of(mailed, list);
  await stop(off.address);
  const states = await Promise.all(
    [...mailed.switches, ...mailed.others].map(
      async (each) => (await isOn(mailed.instance, each)) === (each !== off),
    ),
  );
  await undo(off.address);
  return states.every(Boolean);
}

export const circumstances: readonly Circumstance[] = [
  { title: "A job alert's switch stops that alert alone", happens: (mailed) => alone(mailed, "a job alert") },
  { title: "The switch of application updates stops them alone", happens: (mailed) => alone(mailed, update) },
  {
    title: "The switch of application follow-up stops it alone",
    happens: (mailed) => alone(mailed, "application follow-up"),
  },
  {
    title: "What is stopped is not sent, and what cannot be stopped is",
    async happens(mailed) {
      const { instance, hirer } = mailed;
      const { person, off, id } = await answeredPerson(mailed);
      await stop(off);
      const before = (await mailsTo(instance, person.email)).length;
      await answerTo(instance, { hirer, id }, "offer");
      await ask(instance, "POST", "/rest/auth/code", { email: person.email, resend: true });
      const mails = await until(async () => {
        const now = await mailsTo(instance, person.email);
        if (now.length === before) throw new Error("The code has not come yet.");
        return now;
      });
      return mails.length === before + 1 && mails[0]?.subject.includes("code") === true;
    },
  },
  {
    title: "The account is deleted",
    async happens(mailed) {
      const { person, off } = await answeredPerson(mailed);
      change(mailed.instance, `delete from account where id = ${person.id}`);
      return (await stop(off)).status === 200;
    },
  },
  {
    title: "The account is deleted, stopped, and made again: it stays stopped until its person chooses",
    async happens(mailed) {
      const { person, off } = await answeredPerson(mailed);
      change(
        mailed.instance,
        `update account set email = 'gone-${person.id}@example.com' where id = ${person.id}`,
      );
      await stop(off);
      const again = await signUpAs(mailed.instance, person.email);
      // What an address stopped is for those who prove that it is theirs.
      change(
        mailed.instance,
        `update account set email = '${person.email}', unproved_email = null, email_proved_at = 1 where id = ${again.id}`,
      );
      const isStopped = !(await isOn(mailed.instance, { list: update, owner: again }));
      const jwt = await signIn(mailed.instance, again);
      const { preferences } = (await ask(
        mailed.instance,
        "GET",
        "/rest/preferences",
        undefined,
        jwt,
      )) as unknown as {
        preferences: readonly object[];
      };
      const wanted = preferences.map((each) => ({ ...each, wanted: true }));
      await ask(mailed.instance, "PUT", "/rest/preferences", { preferences: wanted }, jwt);
      return isStopped && (await isOn(mailed.instance, { list: update, owner: again }));
    },
  },
  {
    title: "The account has another address: the old mail stops nothing for the new one",
    async happens(mailed) {
      const { person, off } = await answeredPerson(mailed);
      const moved = { ...person, email: `moved-${person.email}` };
      change(mailed.instance, `update account set email = '${moved.email}' where id = ${person.id}`);
      return (
        (await stop(off)).status === 200 && (await isOn(mailed.instance, { list: update, owner: moved }))
      );
    },
  },
  {
    title: "The job alert is paused already",
    async happens(mailed) {
      const off = of(mailed, "a job alert");
      change(
        mailed.instance,
        `update job_alert set paused_by = 'silence', due_at = null where account_id = ${off.owner.id}`,
      );
      const stopped = await stop(off.address);
      const isPaused = !(await isOn(mailed.instance, off));
      await undo(off.address);
      return stopped.status === 200 && isPaused && (await isOn(mailed.instance, off));
    },
  },
  {
    title: "The job alert is deleted: the receipt says that it sends nothing",
    async happens({ instance, others }) {
      const off = others.find(({ list }) => list === "a job alert") as OffSwitch;
      change(instance, `delete from job_alert where account_id = ${off.owner.id}`);
      const stopped = await stop(off.address);
      return stopped.status === 200 && (await stopped.text()).includes("no longer exists");
    },
  },
  {
    title: "Somebody else is signed in: the mail's list stops, not theirs",
    async happens(mailed) {
      const { instance, others } = mailed;
      const [off, theirs] = [of(mailed, update), others.find(({ list }) => list === update) as OffSwitch];
      const jwt = await signIn(instance, theirs.owner);
      await fetch(off.address, { method: "POST", headers: { authorization: `Bearer ${jwt}` } });
      const states = [await isOn(instance, off), await isOn(instance, theirs)];
      await undo(off.address);
      return states.join() === "false,true";
    },
  },
  {
    title: "The token signs nobody in",
    async happens(mailed) {
      const answers = await Promise.all(
        mailed.switches.map(({ address }) =>
          fetch(`${mailed.instance.address}/rest/auth/login`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({
              provider: "email",
              credential: address.slice(address.lastIndexOf("/") + 1),
            }),
          }),
        ),
      );
      return answers.every(({ status }) => status === 401);
    },
  },
  {
    title: "The answer sets no cookie, leads nowhere else, is kept by nobody, and has no scripts",
    async happens(mailed) {
      const answers = await Promise.all(
        mailed.switches.map(({ address }) => fetch(address, { redirect: "manual" })),
      );
      const pages = await Promise.all(answers.map((answer) => answer.text()));
      return (
        answers.every(({ status, headers }) => status === 200 && !headers.has("set-cookie")) &&
        answers.every(({ headers }) => headers.get("cache-control") === "no-store") &&
        pages.every((page) => page.includes("noindex") && !/<script(?![^>]*ld\+json)[^>]* src=/.test(page))
      );
    },
  },
  {
    title: "Four years later, with fifteen newer signing keys",
    async happens(mailed) {
      const { instance } = mailed;
      const off = of(mailed, update);
      const years = 4 * 365 * 86_400_000;
      change(
        instance,
        ...Array.from(
          { length: 15 },
          (_, at) =>
            `insert into signing_key (id, secret, created_at) values ('later ${at}', 'c2VjcmV0', ${Date.now() + at})`,
        ),
      );
      await setClock(instance, years);
      const stopped = await stop(off.address);
      const isStopped = !(await isOn(instance, off));
      await undo(off.address);
      return stopped.status === 200 && isStopped;
    },
  },
  {
    title: "The mail's page of choices has ended: its old one-click address still stops, and opens nothing",
    async happens(mailed) {
      const { instance } = mailed;
      const off = of(mailed, update);
      const e = /[?&]e=([^\s&]+)/.exec(off.text)?.[1] ?? "";
      const opened = await fetch(`${instance.address}/rest/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ provider: "email", credential: e }),
      });
      const stopped = await stop(`${instance.address}/opt/unsubscribe?e=${e}`);
      const isStopped = !(await isOn(instance, off));
      await undo(off.address);
      return opened.status === 401 && stopped.status === 200 && isStopped;
    },
  },
];
