import { expect, test } from "vitest";
import { AlertIndex } from "../../src/reverse/alert-index.ts";
import { aPosting, aRequest, aWord } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const titles = ["Solar Installation", "Solar Installs", "Solar Installing", "Solar Install", "Baker"];
const postings = titles.map((title, at) => aPosting({ id: at + 1, title }));
const index = new LocalIndex();
index.apply(postings.map((posting) => ({ kind: "put", posting })));

function found(request: ReturnType<typeof aRequest>): string[] {
  return index.search(request).hits.map(({ id }) => titles[id - 1]!);
}

test("a word and its plural come before its inflections, and those before other words of the stem", () => {
  const [first = "", second = "", ...others] = found(aRequest({ clauses: [aWord("install")] }));
  expect([first, second].toSorted()).toEqual(["Solar Install", "Solar Installs"]);
  expect(others).toEqual(["Solar Installing", "Solar Installation"]);
});

test("an excluded word excludes its inflections, in searches, alerts and explanations alike, but no other word of its stem", () => {
  const request = aRequest({ exclude: ["install"] });
  const left = ["Solar Installation", "Baker"];
  expect(found(request).toSorted()).toEqual(left.toSorted());
  const alerts = new AlertIndex(postings);
  alerts.put(1, request.criteria);
  expect(postings.filter((posting) => alerts.match(posting).length > 0).map(({ title }) => title)).toEqual(
    left,
  );
  const isHidden = (posting: (typeof postings)[number]) =>
    index.explain(request, posting).hiddenBy.length > 0;
  expect(postings.filter((posting) => !isHidden(posting)).map(({ title }) => title)).toEqual(left);
});
