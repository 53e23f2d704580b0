import { mailedLink } from "./mailbox.ts";
import { appointPro } from "./operator.ts";
import { password } from "./own-account.ts";
import { pierCompany } from "./postings.ts";
import { served } from "./served.ts";

/**
 * Makes an account and has a Pro answer its application. The mail about that has a link for choosing one's mails.
 * Resolves to that link's path.
 */
export async function preferencesLink(email: string): Promise<string> {
  const [seeker, pro] = [await signUp(email), await aPro()];
  const { documents } = await post("/rest/jobs/search", { query: "pier watcher 1" });
  const resume = new FormData();
  resume.set("file", new File(["Keeps lamps lit."], "resume.txt"));
  await post("/rest/resumes", resume, seeker);
  const { id } = await post(`/rest/jobs/${documents[0]?.id}/applications`, application, seeker);
  await post(`/rest/organization/applications/${id}/decision`, { stage: "interview" }, pro);
  return mailedLink(email, "/opt");
}

const application = {
  firstName: "Ada",
  lastName: "Byron",
  phone: "(512) 555-0143",
  postalCode: "78701",
  elevatorPitch: "I keep lamps lit, also in storms.",
};

let pro: Promise<string> | undefined;

function aPro(): Promise<string> {
  pro ??= (async () => {
    const email = `answers-${process.pid}-${Date.now()}@pier.example`;
    const jwt = await signUp(email);
    await appointPro(email, pierCompany);
    return jwt;
  })();
  return pro;
}

interface Answer {
  readonly id: string;
  readonly jwt: string;
  readonly documents: readonly { readonly id: string }[];
}

async function signUp(email: string): Promise<string> {
  const person = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  return (await post("/rest/auth/login", person)).jwt;
}

async function post(path: string, body: object, jwt?: string): Promise<Answer> {
  const answer = await fetch(`${served.address}${path}`, {
    method: "POST",
    headers: {
      ...(!(body instanceof FormData) && { "content-type": "application/json" }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
