import { expect, it } from "vitest";
import { openApiDocument } from "../src/openapi.ts";

it("the OpenAPI document changes only with a reviewed snapshot", async () => {
  await expect(JSON.stringify(openApiDocument(), null, 2)).toMatchFileSnapshot("openapi.json");
});
