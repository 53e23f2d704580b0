import type { Typed } from "../forms/typed-fields.ts";
import { TemplateList } from "./template-list.tsx";

export interface NoteTemplates {
  readonly templates: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly missing?: readonly string[];
  }[];
  /** The organization's slug. */
  readonly slug: string;
  /** The organization's name, if there are templates of others, too. */
  readonly organization?: string;
}

/** Each sends its form with a template's text, which comes back in the note. Nothing is answered by that. */
export function TemplateButtons({ templates, slug, organization }: NoteTemplates) {
  return (
    <TemplateList templates={templates} slug={slug} organization={organization}>
      {({ name, text }) => (
        <button className="button-plain" name="template" value={text}>
          {name}
        </button>
      )}
    </TemplateList>
  );
}

/** The note with the chosen template below what was typed; undefined if none was chosen. */
export function noteWithTemplate(text: Typed): string | undefined {
  const chosen = text("template");
  const typed = text("note").trimEnd();
  if (chosen === "") return undefined;
  return typed === "" ? chosen : `${typed}\n\n${chosen}`;
}
