import { openApiDocument } from "@candor/contract/openapi/document";
import { expect, it } from "vitest";
import { areaOf } from "../../app/api-reference/area.ts";

const document = openApiDocument();

function exampleIn(area: string, id: string): string {
  const { calls } = areaOf(document, area, "https://candor.test")!;
  return calls.find((call) => call.id === id)!.curl;
}

it("an example sends a short body on one line, and nothing that isn't needed", () => {
  expect(exampleIn("search", "searchJobs")).toBe(
    `curl "https://candor.test/rest/jobs/search" \\
  -H 'Content-Type: application/json' \\
  -d '{ "query": "nurse in austin" }'`,
  );
  expect(exampleIn("instance", "ping")).toBe('curl "https://candor.test/ping"');
});

it("an example shows what the gate asks for, with a variable for what only the caller knows", () => {
  expect(exampleIn("programs", "listProgramPostings")).toBe(
    `curl "https://candor.test/rest/program/postings" \\
  -H "Authorization: Bearer $API_KEY"`,
  );
  expect(exampleIn("programs", "revokeApiKey")).toBe(
    `curl -X DELETE "https://candor.test/rest/organizations/$SLUG/keys/$ID" \\
  -H "Authorization: Bearer $JWT"`,
  );
  expect(exampleIn("drafts", "readDraft")).toContain('-H "Candor-Draft: $DRAFT"');
  expect(exampleIn("sign-in", "refreshSession")).toContain(
    `-b "candor=$REFRESH_TOKEN" \\
  -H "Origin: https://candor.test"`,
  );
});

it("an example has the key of a call that is sent twice", () => {
  expect(exampleIn("applications", "submitApplication")).toContain('-H "Idempotency-Key: $KEY"');
});

it("an example sends files as a form, and keeps those that it gets under their names", () => {
  expect(exampleIn("resumes", "uploadResume")).toContain('-F "file=@file.pdf"');
  expect(exampleIn("conversations", "sendWithFiles")).toMatch(/-F "text=.*" \\\n {2}-F "file=@file\.pdf"/);
  expect(exampleIn("resumes", "downloadResume")).toBe(
    `curl "https://candor.test/rest/resumes/$ID/file?token=$TOKEN" \\
  -OJ`,
  );
});
