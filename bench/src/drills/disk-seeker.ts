import type { ServerProcess } from "../server-process.ts";
import { type Answer, Caller } from "./disk-caller.ts";

const resumeBytes = 20_000;
const pitchCharacters = 5000;

/** One person who applies, and remembers what was acknowledged. */
export class Seeker {
  readonly caller: Caller;
  readonly #authorization: string;
  readonly #draft: { readonly key: string; readonly jobId: string };
  readonly #acknowledged: { pitch: string; resumes: Set<string> };

  private constructor(
    caller: Caller,
    authorization: string,
    draft: { key: string; jobId: string },
    acknowledged = { pitch: "", resumes: new Set<string>() },
  ) {
    this.caller = caller;
    this.#authorization = authorization;
    this.#draft = draft;
    this.#acknowledged = acknowledged;
  }

  static async arrive({ url }: ServerProcess): Promise<Seeker> {
    const caller = new Caller(url);
    const authorization = await caller.signIn("ada@example.com");
    const key = (
      JSON.parse((await caller.send("POST", "/rest/apply-drafts", undefined)).text) as { id: string }
    ).id;
    const found = await caller.send("POST", "/rest/jobs/search", {});
    const jobId = (JSON.parse(found.text) as { documents: { id: string }[] }).documents[0]?.id ?? "";
    return new Seeker(caller, authorization, { key, jobId });
  }

  at({ url }: ServerProcess): Seeker {
    return new Seeker(new Caller(url), this.#authorization, this.#draft, this.#acknowledged);
  }

  async write(round: number): Promise<{ draft: Answer; upload: Answer }> {
    const pitch = `${round} `.padEnd(pitchCharacters, "x");
    const draft = await this.caller.send("PATCH", this.#path, { elevatorPitch: pitch }, this.#headers);
    if (draft.status === 200) this.#acknowledged.pitch = pitch;
    const upload = await this.caller.upload(this.#authorization, `cv-${round}`, resumeBytes);
    if (upload.status === 201) this.#acknowledged.resumes.add((JSON.parse(upload.text) as { id: string }).id);
    return { draft, upload };
  }

  read(): Promise<Answer[]> {
    const search = this.caller.send("POST", "/rest/jobs/search", { query: "nurse" });
    const paths = ["/healthz", "/readyz", "/", "/search?query=nurse"];
    const draft = this.caller.ask(this.#path, { headers: this.#headers });
    return Promise.all([search, draft, ...paths.map((path) => this.caller.ask(path))]);
  }

  /** How many acknowledged records are missing. */
  async lost(): Promise<number> {
    const draft = await this.caller.ask(this.#path, { headers: this.#headers });
    const list = await this.caller.ask("/rest/resumes", { headers: { authorization: this.#authorization } });
    const { resumes = [] } = JSON.parse(list.text) as { resumes?: { id: string }[] };
    const there = new Set(resumes.map(({ id }) => id));
    const missing = [...this.#acknowledged.resumes].filter((id) => !there.has(id)).length;
    return missing + (draft.text.includes(this.#acknowledged.pitch) ? 0 : 1);
  }

  get #path(): string {
    return `/rest/apply-drafts/${this.#draft.jobId}`;
  }

  get #headers(): Record<string, string> {
    return { "candor-draft": this.#draft.key };
  }
}
