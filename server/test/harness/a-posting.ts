import { type PostingFields, postingFields } from "@candor/contract/hosting/shapes";
import { createPosting } from "../../src/features/hosting/commands/create.ts";
import type { ProScope } from "../../src/features/organizations/gate.ts";
import { aDraft } from "./a-draft.ts";
import { pro } from "./an-application.ts";
import type { Asked, TestApp } from "./app.ts";
import { organizationId } from "./members.ts";

/** A form that can be published. */
export function aForm(changes: Partial<PostingFields> = {}): PostingFields {
  return postingFields.parse({
    title: "Lamp Keeper",
    description:
      "You keep the lamps of our harbor lit, from the first pier to the last. You clean lenses, trim wicks and write down what each ship was shown.",
    places: "Portland, OR",
    remoteKind: "onsite",
    payMin: "48000",
    payMax: "60000",
    payUnit: "year",
    payCurrency: "USD",
    jobType: "permanent",
    ...changes,
  });
}

export async function organizationNamed({ parts }: TestApp, name: string): Promise<string> {
  return String(await organizationId(parts.database.read, name));
}

/** A draft of an organization, whoever writes it. */
export async function aPostingOf(
  { parts }: TestApp,
  organizationId: string,
  accountId: number,
  fields = aForm(),
): Promise<string> {
  const scope = { accountId, impersonatorId: null, organizationIds: [Number(organizationId)] };
  const { id } = await createPosting(
    parts,
    scope as unknown as ProScope,
    { organizationId, fields },
    undefined,
  );
  return id;
}

interface Caller {
  readonly headers: { readonly authorization: string };
}

/** Calls by somebody who writes postings for one organization. */
export function hirer(server: TestApp, { headers }: Caller, organizationId: string) {
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object): Promise<Asked> =>
    server.ask(method, `/rest/organization/postings${path}`, { headers, ...(payload && { payload }) });
  const version = async (id: string): Promise<number> => (await ask("GET", `/${id}`)).body.version;
  return {
    ask,
    async draft(changes: Partial<PostingFields> = {}, copyOf?: string): Promise<string> {
      const fields = aForm(changes);
      return (await ask("POST", "", { organizationId, fields, ...(copyOf && { copyOf }) })).body.id;
    },
    async move(id: string, move: string, reason?: string): Promise<Asked> {
      return ask("POST", `/${id}/moves`, { move, version: await version(id), ...(reason && { reason }) });
    },
    async save(id: string, changes: Partial<PostingFields>): Promise<Asked> {
      const { body } = await ask("GET", `/${id}`);
      return ask("PUT", `/${id}`, { version: body.version, fields: { ...body.fields, ...changes } });
    },
    /** Writes and publishes a posting, and waits until searches find it. */
    async publish(changes: Partial<PostingFields> = {}, copyOf?: string): Promise<string> {
      const id = await this.draft(changes, copyOf);
      const { status, body } = await this.move(id, "publish");
      if (status !== 200) throw new Error(`Not published: ${JSON.stringify(body)}`);
      await server.parts.settled();
      return id;
    },
  };
}

/** An organization that an imported posting created, with its owner and their calls. */
export async function harborTrust(server: TestApp) {
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  return { owner, harbor: hirer(server, owner, await organizationNamed(server, "Harbor Trust")) };
}
