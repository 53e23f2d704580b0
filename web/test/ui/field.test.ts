import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceField, TextField } from "../../app/ui/field.tsx";

describe("a field", () => {
  it("names what is wrong with it, where a screen reader looks for it", () => {
    const markup = renderToStaticMarkup(
      h(TextField, { name: "email", label: "Email", hint: "Work or private", error: "Email is required" }),
    );
    expect(markup).toContain('aria-describedby="email-hint email-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('autofocus=""');
    expect(markup).toContain('<p class="field-error" id="email-error">Email is required</p>');
  });

  it("that is right says nothing of errors", () => {
    const markup = renderToStaticMarkup(h(TextField, { name: "email", label: "Email" }));
    expect(markup).toBe(
      '<div class="form-field"><label for="email">Email</label><input id="email" dir="auto" type="text" name="email"/></div>',
    );
  });

  it("of choices has the chosen one chosen", () => {
    const options = [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ];
    const markup = renderToStaticMarkup(
      h(ChoiceField, { name: "letter", legend: "Letter", options, defaultValue: "b" }),
    );
    expect(markup.match(/<input[^>]*checked[^>]*>/g)).toEqual([
      '<input type="radio" name="letter" checked="" value="b"/>',
    ]);
  });
});
