import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { apiAddresses } from "../../api-addresses.ts";
import { AreaList } from "../../api-reference/areas.tsx";
import { Conventions } from "../../api-reference/conventions.tsx";
import { EventsAndFeeds } from "../../api-reference/events-and-feeds.tsx";
import { GettingStarted } from "../../api-reference/getting-started.tsx";
import { guideOf } from "../../api-reference/guide.ts";
import { GuidePart, guideParts, Said } from "../../api-reference/guide-part.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/api-reference.css";

export const handle = { hydrate: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { openApi, publicUrl } = context.get(pageContext);
  return { guide: guideOf(openApi()), publicUrl };
}

/** How to use the API, and the way to the reference of each of its areas. */
export default function Developers() {
  const { guide, publicUrl } = useLoaderData<typeof loader>();
  return (
    <div className="api-pages">
      <PageHead
        title={message("page.forDevelopers")}
        description={message("developers.description")}
        path={addresses.developers}
      />
      <header className="api-head">
        <h1>{message("page.forDevelopers")}</h1>
        <p className="lead">{message("developers.lead")}</p>
        <Said
          text="developers.document"
          openApi={apiAddresses.openApi}
          calls={counted("developers.count", guide.calls)}
        />
      </header>
      <nav className="api-navigation" aria-label={message("developers.onThisPage")}>
        <ul>
          {guideParts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{message(`developers.${part}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="api-body">
        <GettingStarted publicUrl={publicUrl} />
        <Conventions {...guide} publicUrl={publicUrl} />
        <EventsAndFeeds {...guide} publicUrl={publicUrl} />
        <GuidePart name="areas">
          <Said text="developers.areasBody" />
          <AreaList areas={guide.areas} />
        </GuidePart>
      </article>
    </div>
  );
}
