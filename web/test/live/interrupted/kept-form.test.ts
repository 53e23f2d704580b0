import { describe, expect, it } from "vitest";
import { isKept, isSentAs, keptField, pairsOf, sameForm } from "../../../app/live/interrupted/kept-form.ts";
import { control, keptForm, shownForm } from "./a-form.ts";

describe("a field of an interrupted form", () => {
  it.each([
    "text",
    "textarea",
    "email",
    "tel",
    "url",
    "number",
    "date",
    "search",
    "select-one",
    "checkbox",
    "radio",
  ])("is kept if it is a %s", (type) => expect(isKept(control({ type }))).toBe(true));

  it.each([
    ["a password", { type: "password" }],
    ["a file", { type: "file" }],
    ["hidden", { type: "hidden" }],
    ["a button", { type: "submit" }],
    ["of an unknown type", { type: "secret" }],
    ["a code", { autocomplete: "one-time-code" }],
    ["a password that is shown", { autocomplete: "section-own current-password" }],
    ["a card's number", { autocomplete: "cc-number" }],
    ["without a name", { name: "" }],
    ["one whose form forbids it", { within: ["[data-unkept]"] }],
    [
      "hidden and allowed, in a form that forbids it",
      { type: "hidden", within: ["[data-kept]", "[data-unkept]"] },
    ],
  ])("is not kept if it is %s", (_what, field) => expect(isKept(control(field))).toBe(false));

  it("is kept if it is hidden and its page says that it belongs to what is typed", () =>
    expect(isKept(control({ type: "hidden", within: ["[data-kept]"] }))).toBe(true));
});

describe("the fields of an interrupted form", () => {
  it("go to the boxes with their values, and to the fields of their names in order", () => {
    const typed = [
      control({ value: "one" }),
      control({ value: "two" }),
      control({ name: "days", type: "checkbox", value: "mon", checked: true }),
      control({ name: "days", type: "checkbox", value: "tue", checked: false }),
    ];
    const [first, second, monday, tuesday] = typed.map((field) => control({ ...field, checked: false }));
    const shown = [tuesday, control({ type: "password" }), first, monday, second].map((one) => one!);
    const pairs = pairsOf(typed.map(keptField), shown);
    expect(pairs.map(([, found]) => found)).toEqual([first, second, monday, tuesday]);
  });

  it("wait if the page doesn't have them yet", () => {
    const row = keptField(control({ value: "two" }));
    const only = control();
    expect(pairsOf([row, row], [only])).toEqual([
      [row, only],
      [row, undefined],
    ]);
  });
});

describe("an interrupted form", () => {
  it("is found by its page, its address and its fields", () => {
    const found = shownForm();
    expect(sameForm(keptForm(), [shownForm({ names: new Set(["name"]) }), found])).toBe(found);
  });

  it.each([
    ["another page", { page: "/settings/y" }],
    ["another address", { action: "/settings/x?change=name" }],
  ])("is not one with %s", (_what, other) =>
    expect(sameForm(keptForm(), [shownForm(other)])).toBeUndefined(),
  );

  it("is found among the others of a list by its hidden values", () => {
    const rows = ["a", "b", "c"].map((mark) => shownForm({ mark }));
    expect(sameForm(keptForm({ mark: "b", isAlone: false }), rows)).toBe(rows[1]);
  });

  it("is found although its hidden values changed, if nothing else can be meant", () => {
    const found = shownForm({ mark: "b" });
    expect(sameForm(keptForm(), [found])).toBe(found);
    expect(sameForm(keptForm(), [found, shownForm({ mark: "c" })])).toBeUndefined();
  });

  it("does not end up in another row of its list, even if only that is left", () =>
    expect(sameForm(keptForm({ isAlone: false }), [shownForm({ mark: "b" })])).toBeUndefined());

  it("is found on another page by the name that it was given, and only by that", () => {
    const draft = keptForm({ as: "7" });
    const found = shownForm({ as: "7", page: "/settings/y", action: "/settings/y" });
    expect(sameForm(draft, [shownForm(), found])).toBe(found);
    expect(sameForm(draft, [shownForm({ as: "8" })])).toBeUndefined();
  });

  it("was sent if its address got all of its texts, whatever is not checked", () => {
    const form = keptForm({
      fields: [
        { name: "note", value: "Kelp" },
        { name: "days", value: "mon", checked: false },
      ],
    });
    expect(isSentAs(form, "/settings/x", new Set(["note", "intent"]))).toBe(true);
    expect(isSentAs(form, "/settings/x", new Set(["name"]))).toBe(false);
    expect(isSentAs(form, "/settings/y", new Set(["note"]))).toBe(false);
    expect(isSentAs({ ...form, as: "7" }, "/settings/y", new Set(["note"]))).toBe(true);
  });
});
