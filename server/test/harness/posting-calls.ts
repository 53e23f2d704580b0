import type { Belongings } from "./belongings.ts";

const told = "move-refused" as const;

/** Calls about a draft of somebody's organization, for the table of roles. */
export const postingCalls = {
  createPosting: ({ organizationId }: Belongings) => ({ body: { organizationId, fields: {} } }),
  readPosting: ({ hostedPosting: id }: Belongings) => ({ params: { id } }),
  savePosting: ({ hostedPosting: id }: Belongings) => ({
    params: { id },
    body: { version: 1, fields: { title: "Lamp Keeper" } },
  }),
  // Nothing is moved: other calls are about these postings.
  moveAllPostings: ({ organization: slug }: Belongings) => ({
    params: { slug },
    body: { move: "pause", count: 999_999 },
    told: "version-conflict" as const,
  }),
  movePosting: ({ hostedPosting: id }: Belongings) => ({
    params: { id },
    body: { move: "pause", version: 1 },
    told,
  }),
  discardPosting: ({ hostedPosting: id }: Belongings) => ({ params: { id } }),
  checkPosting: ({ organizationId }: Belongings) => ({ body: { organizationId, fields: {} } }),
  listImported: ({ organization: slug }: Belongings) => ({ params: { slug } }),
  confirmImported: ({ organization: slug, importedPosting: id }: Belongings) => ({
    params: { slug },
    body: { ids: [id] },
  }),
  readPostingDefaults: ({ organization: slug }: Belongings) => ({ params: { slug } }),
  savePostingDefaults: ({ organization: slug }: Belongings) => ({
    params: { slug },
    body: { places: "Portland, OR" },
  }),
  proposeFields: () => ({ body: { text: "Lamp Keeper" } }),
};
