import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { apiAddresses } from "../../api-addresses.ts";
import { areaOf, areasOf } from "../../api-reference/area.ts";
import { AreaNavigation } from "../../api-reference/areas.tsx";
import { CallSection } from "../../api-reference/call-section.tsx";
import { DescribedValue } from "../../api-reference/described-value.tsx";
import { Marked } from "../../api-reference/marked.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/api-reference.css";

export const handle = { hydrate: false };

export function loader({ params, context }: LoaderFunctionArgs) {
  const { openApi, publicUrl } = context.get(pageContext);
  const area = areaOf(openApi(), params["area"] ?? "", publicUrl);
  if (!area) throw data(null, { status: 404 });
  return { area, areas: areasOf(openApi()) };
}

/** The calls of one area, from the OpenAPI document. */
export default function AreaPage() {
  const { area, areas } = useLoaderData<typeof loader>();
  const { name, title, about, calls, shapes } = area;
  return (
    <div className="api-pages">
      <PageHead
        title={message("developers.areaTitle", { area: title })}
        description={about}
        path={apiAddresses.area(name)}
      />
      <header className="api-head">
        <p>
          <a href={addresses.developers}>{message("page.forDevelopers")}</a>
        </p>
        <h1>{title}</h1>
        <p className="lead">{about}</p>
        <nav className="api-calls" aria-label={message("developers.calls")}>
          <ul>
            {calls.map(({ id, method, path, summary }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <code>
                    <b>{method}</b> {path}
                  </code>
                </a>{" "}
                <Marked text={summary} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <article className="api-body">
        {calls.map((call) => (
          <CallSection key={call.id} call={call} />
        ))}
        {shapes.length > 0 && (
          <section className="api-shapes" aria-labelledby="shapes">
            <h2 id="shapes">{message("developers.shapes")}</h2>
            {shapes.map((shape) => (
              <section key={shape.name} id={shape.name} aria-labelledby={`${shape.name}-title`}>
                <h3 id={`${shape.name}-title`}>{shape.name}</h3>
                <DescribedValue described={shape} way={shape.way} />
              </section>
            ))}
          </section>
        )}
      </article>
      <AreaNavigation areas={areas} current={name} />
    </div>
  );
}
