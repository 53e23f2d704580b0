import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";

interface TemplateListProps<Template> {
  readonly templates: readonly Template[];
  /** The organization's slug. */
  readonly slug: string;
  /** Set if there are other lists beside this one. */
  readonly organization?: string | undefined;
  readonly open?: boolean;
  /** What chooses a template. */
  readonly children: (template: Template) => ReactNode;
}

/** An organization's templates to choose from. Each names what it lacks before it is chosen. */
export function TemplateList<Template extends { readonly id: string; readonly missing?: readonly string[] }>({
  templates,
  slug,
  organization,
  open,
  children,
}: TemplateListProps<Template>) {
  return (
    <details className="talk-templates" open={open}>
      <summary>
        {organization === undefined ? message("templates.use") : message("templates.useOf", { organization })}
      </summary>
      <ul>
        {templates.map((template) => (
          <li key={template.id}>
            {children(template)}
            <Missing of={template.missing ?? []} />
          </li>
        ))}
      </ul>
      <p>
        <a href={addresses.templates(slug)}>{message("templates.manage")}</a>
      </p>
    </details>
  );
}

function Missing({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  const fields = of.map((field) => `{{${field}}}`).join(", ");
  return <span className="field-hint">{message("templates.open", { fields })}</span>;
}
