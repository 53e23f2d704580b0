import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ApplyFrame } from "../../../app/applications/apply/steps/apply-frame.tsx";
import { ReadyToSend } from "../../../app/applications/ready-to-send.tsx";

const organization = { id: "2", slug: "harbor-trust", name: "Harbor Trust" };
const job = { id: "7", title: "Keeper", organization, status: "open" };
const signals = [{ name: "chat-app", text: "Asks for a chat", sentence: "Message us on WhatsApp." }];
const ready = {
  jobId: "7",
  firstName: "Ada",
  lastName: "Wick",
  email: "ada@example.com",
  phone: "+15035550100",
  postalCode: "97201",
  elevatorPitch: "I keep lights.",
  pitchIsGeneral: false,
  pitchedAt: "2026-11-03T15:00:00.000Z",
  resume: { id: "3", fileName: "ada.pdf" },
  answers: [],
};

function shown(element: ReactElement): string {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => element }]);
  return renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
}

function oneClick(resume?: object): string {
  return shown(
    h(ReadyToSend, { job, ready, signals, resume } as unknown as Parameters<typeof ReadyToSend>[0]),
  );
}

it("M-11 Easy Apply shows a posting's signals before anything is typed", () => {
  const draft = { fields: {}, questions: [], faults: [], lost: [] };
  const page = { state: "open", job, draft, earlier: [], signals };
  const props: unknown = { page, step: "personal", heading: "Start" };
  expect(shown(h(ApplyFrame, props as Parameters<typeof ApplyFrame>[0]))).toContain(
    "<q>Message us on WhatsApp.</q>",
  );
});

it("M-11 one-click apply shows a posting's signals before it sends", () => {
  expect(oneClick()).toContain("<q>Message us on WhatsApp.</q>");
});

it("M-05 one-click apply shows what software reads in the resume beside its text, as the hirer will see it", () => {
  const reading = {
    jobs: [{ title: "Lamp Keeper", company: "Pier Company", started: "2020-01" }],
    skills: ["Knots"],
    lost: 0,
  };
  const page = oneClick({ text: "Write to ada@example.com. I tie knots.", reading });
  expect(page).toContain("Lamp Keeper");
  expect(page).toContain("Knots");
  expect(page).toContain("I tie knots.");
  expect(page).not.toContain("ada@example.com");
});
