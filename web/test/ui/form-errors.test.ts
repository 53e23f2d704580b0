import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FormErrors } from "../../app/ui/form-errors.tsx";

const titleFor = (...keys: string[]) => {
  const errors = keys.map((key) => ({ field: key, key, text: "…" }));
  return /<p>(.*?)<\/p>/.exec(renderToStaticMarkup(h(FormErrors, { errors })))?.[1];
};

describe("the errors of a form", () => {
  it.each([
    ["validation.firstNameRequired"],
    ["validation.required"],
    ["validation.phoneIncomplete", "validation.resumeRequired"],
  ])("V-47 ask for what is missing: %s", (...keys) => {
    expect(titleFor(...keys)).toBe(message("form.requiredMissing"));
  });

  it("ask to look again where nothing is missing", () => {
    expect(titleFor("validation.phoneIncomplete", "validation.postalCodeTooShort")).toBe(
      message("form.notValid"),
    );
  });

  it("mark no field where the call itself was refused", () => {
    expect(titleFor("problem.forbidden")).toBe(message("form.notDone"));
    expect(titleFor("problem.forbidden", "validation.phoneIncomplete")).toBe(message("form.notValid"));
  });
});
