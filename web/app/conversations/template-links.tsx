import type { FilledTemplate } from "@candor/contract/conversations/shapes";
import { message } from "@candor/contract/messages/message";
import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";

interface TemplateLinksProps {
  readonly templates: readonly FilledTemplate[];
  /** The organization's slug. */
  readonly slug: string;
}

/** Each puts a template's text into the form, and names what it lacks before it is chosen. */
export function TemplateLinks({ templates, slug }: TemplateLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <details className="talk-templates" open={new URLSearchParams(search).has("template")}>
      <summary>{message("templates.use")}</summary>
      <ul>
        {templates.map(({ id, name, missing }) => (
          <li key={id}>
            <a href={`${withTemplate(pathname, search, id)}#messages`}>{name}</a>
            {missing.length > 0 && (
              <span className="field-hint">
                {message("templates.open", { fields: missing.map((field) => `{{${field}}}`).join(", ") })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={addresses.templates(slug)}>{message("templates.manage")}</a>
      </p>
    </details>
  );
}

function withTemplate(pathname: string, search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("template", id);
  parameters.delete("notice");
  return `${pathname}?${parameters.toString()}`;
}
