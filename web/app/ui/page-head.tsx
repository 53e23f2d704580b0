import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { truncate } from "@candor/contract/values";
import { useRouteLoaderData } from "react-router";
import type { InstanceData } from "../wire/page-context.ts";

interface PageHeadProps {
  readonly title?: string;
  readonly description?: string;
  /** The page's canonical address, from the root. Absent means none. */
  readonly path?: string;
  /** In the Open Graph protocol's terms; "website" by default. */
  readonly type?: "article";
  /** N-19: the page's own social card, 1200 by 630, and its text. The product's card by default. */
  readonly card?: {
    readonly path: string;
    readonly alt: string;
    /** The page's own title and description by default. */
    readonly title?: string;
    readonly text?: string;
  };
  /** Kept out of search engines. */
  readonly unlisted?: boolean;
}

/** Title, description, canonical link and social card. React moves them to the document's head. */
export function PageHead({ title, description, path, type, card, unlisted = false }: PageHeadProps) {
  const publicUrl = useRouteLoaderData<InstanceData>("root")?.publicUrl;
  const name = message("app.name");
  const ownTitle = title ?? message("app.defaultTitle");
  const fullTitle = ownTitle.includes(name) ? ownTitle : message("app.titleWithName", { title: ownTitle });
  const summary = truncate(
    description ?? message("app.defaultDescription"),
    limits.metaDescriptionCharacters,
  );
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type ?? "website"} />
      <meta property="og:title" content={card?.title ?? ownTitle} />
      <meta property="og:description" content={card?.text ?? summary} />
      <meta name="twitter:card" content="summary_large_image" />
      {publicUrl !== undefined && (
        <>
          <meta property="og:image" content={`${publicUrl}${card?.path ?? "/social-card.png"}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={card?.alt ?? message("app.defaultDescription")} />
        </>
      )}
      {publicUrl !== undefined && path !== undefined && (
        <>
          <link rel="canonical" href={`${publicUrl}${path}`} />
          <meta property="og:url" content={`${publicUrl}${path}`} />
        </>
      )}
    </>
  );
}
