import { newClientRequest, newContactMessage, newLead } from "@candor/contract/leads/shapes";
import { describe, expect, it } from "vitest";
import { clientErrors, contactFormErrors, hireErrors } from "../../app/leads/lead-checks.ts";

type Fields = Readonly<Record<string, string>>;

const filled = {
  firstName: "Ada",
  lastName: "Byron",
  name: "Ada Byron",
  email: "",
  phone: "",
  message: "Hi",
};

const told = (errors: object): string[] => Object.values(errors).filter((text) => text !== undefined);
const typedIn = (fields: Fields) => (name: string) => fields[name] ?? "";

describe("a message to an organization or the operator, as it is typed", () => {
  it.each([
    ["V-36", { firstName: "-", email: "a@example.com" }, ["First name and last name required"]],
    ["V-36", { lastName: "", email: "a@example.com" }, ["First name and last name required"]],
    ["V-37", {}, ["Work email or phone required"]],
    ["V-37", { phone: "call me" }, ["Work email or phone required"]],
    ["V-06", { email: "ada@example" }, ["Enter a valid email address"]],
    ["V-12", { phone: "555" }, ["Phone number is incomplete"]],
    ["V-37", { phone: "555-0143" }, []],
  ] satisfies [string, Fields, string[]][])("%s of the hire form: %o", (_id, fields, texts) => {
    expect(told(hireErrors(typedIn({ ...filled, ...fields })))).toEqual(texts);
  });

  it.each([
    ["V-03", { name: " " }, ["Name is required", "Work email or phone required"]],
    ["V-04", { name: "A", phone: "555-0143" }, ["Name is too short"]],
  ] satisfies [string, Fields, string[]][])("%s of the form for clients: %o", (_id, fields, texts) => {
    expect(told(clientErrors(typedIn({ ...filled, ...fields })))).toEqual(texts);
  });

  it.each([
    ["V-05", {}, ["Email is required"]],
    ["V-06", { email: "ada", message: "" }, ["Enter a valid email address", "Write a few words"]],
  ] satisfies [string, Fields, string[]][])("%s of the contact form: %o", (_id, fields, texts) => {
    expect(told(contactFormErrors(typedIn({ ...filled, ...fields })))).toEqual(texts);
  });

  it.each([
    ["hire", hireErrors, newLead],
    ["client", clientErrors, newClientRequest],
    ["contact", contactFormErrors, newContactMessage],
  ] as const)("is at fault exactly where the call refuses it: %s", (_form, errorsOf, body) => {
    const values = { firstName: ["", "Ada"], name: ["", "A", "Ada"], email: ["", "ada", "a@example.com"] };
    for (const firstName of values.firstName)
      for (const name of values.name)
        for (const email of values.email)
          for (const phone of ["", "x", "12", "555-0143"]) {
            const fields = { ...filled, firstName, name, email, phone };
            const found = Object.entries(errorsOf(typedIn(fields))).filter(([, text]) => text !== undefined);
            const refused = body.safeParse(fields).error?.issues.map(({ path }) => path[0]);
            expect(new Set(found.map(([field]) => field)), JSON.stringify(fields)).toEqual(new Set(refused));
          }
  });
});
