import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToAnswer } from "../../app/organizations/decisions/to-answer.tsx";

const open = { id: "7", status: "viewed", mayAnswer: true } as const;

it.each([
  ["while it waits for an answer", open, [], true],
  ["with a marked answer", open, [{ applicationId: "7", state: "marked" }], true],
  ["while another's answer is on its way", open, [{ applicationId: "8", state: "waiting" }], true],
  ["while its answer is on its way", open, [{ applicationId: "7", state: "waiting" }], false],
  ["at its end", { ...open, status: "hired" }, [], false],
  ["for somebody who may not answer", { ...open, mayAnswer: false }, [], false],
] as const)("an application %s leads a phone down to the form exactly if there is one", (...given) => {
  const [, application, decisions, leads] = given;
  expect(renderToStaticMarkup(h(ToAnswer, { application, decisions })).includes("#decide")).toBe(leads);
});
