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
  // What passes would pause what other calls are about.
  moveAllPostings: ({ organization: slug }: Belongings) => ({
    params: { slug },
    body: { move: "publish" },
    told: "invalid-request" as const,
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
