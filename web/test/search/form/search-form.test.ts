import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SearchForm } from "../../../app/search/form/search-form.tsx";

const chosen = (query: string): string | undefined => {
  const form = renderToStaticMarkup(h(SearchForm, { values: new URLSearchParams(query) }));
  return /<option value="([^"]*)" selected="">/.exec(form)?.[1];
};

describe("the form's choice of remote work", () => {
  it.each(["", "remote=include", "remote="])("says nothing while nobody chose: %j", (query) => {
    expect(chosen(query) ?? "").toBe("");
  });

  it.each(["only", "exclude"])("keeps what was chosen: %s", (option) => {
    expect(chosen(`remote=${option}`)).toBe(option);
  });
});
