import { listCharities } from "@candor/contract/charities/routes";
import { messageIn } from "@candor/contract/messages/catalogues";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charities } from "../../../src/features/charities/rules.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test.each(["en-US", "es-US"] as const)(
  "M-50 what each charity does is said in the reader's language: %s",
  async (locale) => {
    const { status, body } = await server.ask("GET", listCharities.path, {
      headers: { "accept-language": locale },
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        charities: charities.map(({ id, name }) => ({
          id,
          name,
          about: messageIn(locale, `charity.about.${id}`),
        })),
      },
    });
  },
);
