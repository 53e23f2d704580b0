import { listTemplates } from "@candor/contract/conversations/routes";
import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import type { NoteTemplates } from "./template-buttons.tsx";

/** The templates of each of the Pro's organizations, or of one of them, as they are written; none for who isn't a Pro. */
export async function readNoteTemplates(
  call: PageContext["call"],
  organizationId?: string,
): Promise<NoteTemplates[]> {
  const found = await call(readProfile, { query: {} });
  const own = (found.ok ? found.answer.organizations : []).filter(isPro);
  const chosen = own.filter(({ id }) => id === (organizationId ?? id));
  return Promise.all(
    chosen.map(async ({ slug, name }) => {
      const listed = await call(listTemplates, { params: { slug } });
      const templates = listed.ok ? listed.answer.templates : [];
      return { templates, slug, ...(chosen.length > 1 && { organization: name }) };
    }),
  );
}
