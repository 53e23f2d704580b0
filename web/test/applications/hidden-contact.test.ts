import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { seenByOrganization } from "../../app/applications/apply/seen-by-organization.ts";
import { SentParts } from "../../app/applications/sent-parts.tsx";

const draft = {
  fields: { email: "ada@example.com", phone: "(212) 555-2368", elevatorPitch: "Call 212.555.2368" },
  fromResume: [],
  faults: [],
  questions: [],
  uploaded: false,
  resume: {
    id: "1",
    fileName: "ada@example.com.pdf",
    mediaType: "application/pdf",
    bytes: 1000,
    sha256: "",
    text: "Ada\nada@example.com",
    uploadedAt: "2098-12-02T15:00:00.000Z",
  },
} as unknown as Parameters<typeof seenByOrganization>[0];

it("M-29 the preview of an application reads as its hirer will read it", () => {
  expect(seenByOrganization(draft)).toMatchObject({
    elevatorPitch: "Call █████",
    resume: { fileName: "█████.pdf", text: "Ada\n█████" },
  });
  const shared = { ...draft, fields: { ...draft.fields, shareContact: "now" as const } };
  expect(seenByOrganization(shared)).toBeUndefined();
});

it("M-29 a hirer is told that contact details wait, and is offered the resume's text", () => {
  const sent = {
    firstName: "Ada",
    lastName: "Byron",
    postalCode: "10001",
    elevatorPitch: "I keep lamps lit.",
    contactShared: false,
    resume: {
      id: "1",
      fileName: "cv.pdf",
      mediaType: "application/pdf",
      bytes: 1,
      sha256: "",
      text: "Ada",
      reading: { jobs: [], skills: [], lost: 0 },
    },
    resumeUrl: "/rest/organization/applications/1/resume?token=x",
  };
  const Stub = createRoutesStub([{ path: "*", Component: () => h(SentParts, { sent, side: "pro" }) }]);
  const page = renderToStaticMarkup(h(Stub, { initialEntries: ["/organization/applications/1"] }));
  expect(page.match(/Hidden until they agree/g)).toHaveLength(2);
  expect(page).toContain("The text of the resume");
  const path = encodeURIComponent("/rest/organization/applications/1/resume");
  expect(page).toContain(`<a href="/organization/applications/1/file?path=${path}" download="cv.pdf.txt"`);
});
