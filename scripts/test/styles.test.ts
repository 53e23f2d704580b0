import { expect, test } from "vitest";
import { unstyledClasses } from "../checks/styles.ts";

const table = `layout("routes/apply.tsx", [
  route("apply", "routes/apply-contact.tsx"),
]),
route("jobs", "routes/jobs.tsx"),`;

const book = { "web/app/styles/book.css": ".book,\n.page .line:is(.thin, .hook) { color: red }" };
const fault = (page: string) =>
  `web/app/jobs/table.tsx: .book has no style on web/app/routes/${page}.tsx; import its stylesheet where it is given`;

function unstyled(files: Readonly<Record<string, string>>): string[] {
  const tree = new Map(Object.entries({ "web/app/routes.ts": table, ...book, ...files }));
  return unstyledClasses(tree, new Set());
}

const drawing = (attribute: string, imports = "") => ({
  "web/app/jobs/table.tsx": `${imports}\nexport const Table = () => <table className=${attribute} />;`,
  "web/app/routes/jobs.tsx": `import { Table } from "../jobs/table.tsx";`,
});

test.each([`"wide book"`, `{isOpen ? "book" : undefined}`, "{`book ${name}`}"])(
  "a page loads the style of the class of %s",
  (attribute) => {
    expect(unstyled(drawing(attribute))).toEqual([fault("jobs")]);
    expect(unstyled(drawing(attribute, `import "../styles/book.css";`))).toEqual([]);
  },
);

test("a class that no stylesheet styles by itself needs none", () => {
  expect(unstyled(drawing(`"line hook thin"`))).toEqual([]);
});

/** The root's stylesheet consists of others. */
const whole = {
  "web/app/root.tsx": `import "./styles/app.css?url";`,
  "web/app/styles/app.css": `@import "./book.css";`,
};

test("a page has the styles of the root and of the layout around it", () => {
  const page = drawing(`"book"`);
  expect(unstyled({ ...page, ...whole })).toEqual([]);
  const step = {
    ...page,
    "web/app/routes/jobs.tsx": "",
    "web/app/routes/apply-contact.tsx": `import { Table } from "../jobs/table.tsx";`,
  };
  expect(unstyled({ ...step, "web/app/routes/apply.tsx": `import "../styles/book.css";` })).toEqual([]);
  expect(unstyled(step)).toEqual([fault("apply-contact")]);
});

test("a type that is imported brings no component to a page", () => {
  const typed = { "web/app/routes/jobs.tsx": `import type { Table } from "../jobs/table.tsx";` };
  expect(unstyled({ ...drawing(`"book"`), ...typed })).toEqual([]);
});
