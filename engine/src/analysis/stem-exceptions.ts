/**
 * Words that Snowball gives the stem of another word, although postings with one have little to do with postings with
 * the other. Most were chosen by hand, some because the titles around them share few words. `root: forms`.
 */
const lines = `
accountability: accountable accountability
accountant: accountant accountants
accounting: accounting
animation: animation animations
association: association associations
authority: authority authorities
authorization: authorize authorized authorizes authorization authorizations
building: building buildings
customer: customer customers
doctorate: doctorate doctorates
engine: engine engines
hospitality: hospitality
important: important importance importantly
internal: internal internally
international: international internationally
marketing: marketing
mechanical: mechanical mechanically
medication: medication medications
operations: operation operations operational
operator: operator operators
organization: organization organizations organizational
physical: physical physically
positive: positive positively
production: production productions
productivity: productive productivity
relations: relation relations
relative: relative relatives
representative: representative representatives
secure: secure secured secures
structured: structured
tempe: tempe
training: training trainings
universal: universal universally
university: university universities
`;

/** The root of a word that would share its stem with others. */
export const stemExceptions: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .flatMap(([root = "", forms = ""]) => forms.split(" ").map((form) => [form, root] as const)),
);
