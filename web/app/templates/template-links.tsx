import type { FilledTemplate } from "@candor/contract/conversations/shapes";
import { useLocation } from "react-router";
import { TemplateList } from "./template-list.tsx";

interface TemplateLinksProps {
  readonly templates: readonly FilledTemplate[];
  /** The organization's slug. */
  readonly slug: string;
}

/** Each puts a template's text into the form for a message. */
export function TemplateLinks({ templates, slug }: TemplateLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <TemplateList templates={templates} slug={slug} open={new URLSearchParams(search).has("template")}>
      {({ id, name }) => <a href={`${withTemplate(pathname, search, id)}#messages`}>{name}</a>}
    </TemplateList>
  );
}

function withTemplate(pathname: string, search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("template", id);
  parameters.delete("notice");
  return `${pathname}?${parameters.toString()}`;
}
