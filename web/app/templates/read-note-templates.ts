import { listTemplates } from "@candor/contract/conversations/routes";
import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import type { NoteTemplates } from "./template-buttons.tsx";

/** The templates of the Pro's organizations, or of one of them, as they are written; undefined for who isn't a Pro. */
export async function readNoteTemplates(
  call: PageContext["call"],
  organizationId?: string,
): Promise<NoteTemplates | undefined> {
  const found = await call(readProfile, { query: {} });
  const own = (found.ok ? found.answer.organizations : []).filter(isPro);
  const slugs = own.filter(({ id }) => id === (organizationId ?? id)).map(({ slug }) => slug);
  const listed = await Promise.all(slugs.map((slug) => call(listTemplates, { params: { slug } })));
  const templates = listed.flatMap((one) => (one.ok ? one.answer.templates : []));
  const [slug] = slugs;
  return slug === undefined ? undefined : { templates, slug };
}
