import { type Person, person } from "./an-application.ts";
import type { TestApp } from "./app.ts";
import { ownName } from "./members.ts";

/** Creates an organization, whose owner is the caller; resolves to its slug. */
export async function createOrganization(
  server: TestApp,
  { headers }: Pick<Person, "headers">,
  name: string,
): Promise<string> {
  const payload = { name, ...ownName };
  const { status, body } = await server.ask("POST", "/rest/organizations", { headers, payload });
  if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
  return body.slug;
}

/** Somebody new who creates an organization. Their address is `works-1@works.example` if it is named "Works 1". */
export async function newOwner(server: TestApp, name: string): Promise<[owner: Person, slug: string]> {
  // So that sign-ins don't reach their limit, however many owners a file needs.
  await server.advance(3000);
  const owner = await person(server, `${name.toLowerCase().replaceAll(" ", "-")}@works.example`);
  return [owner, await createOrganization(server, owner, name)];
}
