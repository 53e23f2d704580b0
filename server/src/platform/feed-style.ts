import { message } from "@candor/contract/messages/message";

/** Where feeds say that their style sheet is. */
export const feedStyle = "/feed.css";

/**
 * What a browser shows a feed in; feed readers ignore it. It styles the elements of RSS and Atom by their local names,
 * and hides what is written for programs.
 */
export function feedStyleText(): string {
  return `${explained(message("feed.explained"))}${rules}`;
}

/** CSS has no other way to add a text to an XML document. */
function explained(text: string): string {
  return `channel::before, feed::before { content: ${JSON.stringify(text)}; }\n`;
}

const rules = `
:root {
  --paper: light-dark(#f8f4ea, #14171f);
  --ink: light-dark(#1b2030, #ece7da);
  --soft: light-dark(#555a69, #a9abb4);
  color-scheme: light dark;
  display: block;
  max-width: 42rem;
  margin: 0 auto;
  padding: 1.5rem 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}

channel, item, entry, title, subtitle, description, summary, creator, entry > author, pubDate, published {
  display: block;
}

channel::before, feed::before {
  display: block;
  margin-bottom: 1.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--soft);
}

channel > title, feed > title {
  font: 600 1.75rem/1.2 Georgia, serif;
}

item, entry {
  margin-top: 1.25rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--soft);
}

item > title, entry > title {
  font-weight: 600;
}

item > link {
  display: block;
}

entry > link::after {
  content: attr(href);
}

creator, author, pubDate, published, link {
  color: var(--soft);
  font-size: 0.875rem;
}

channel > link, feed > link, feed > id, feed > updated, feed > author, language, lastBuildDate, guid, entry > id,
entry > updated, category {
  display: none;
}
`;
