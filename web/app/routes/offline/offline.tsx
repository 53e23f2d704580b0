import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { KeptList } from "../../offline/kept-list.tsx";
import { daysKept } from "../../offline/kept-pages.ts";
import { useLine } from "../../offline/use-line.ts";
import { localAddress } from "../../session/redirect-target.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/ledger.css";
import "../../styles/offline.css";

/** Whoever reaches the server has a line: they get the page that they wanted. */
export function loader({ url }: LoaderFunctionArgs) {
  const wanted = wantedIn(url.searchParams);
  if (wanted !== undefined) throw redirect(wanted, 302);
  return null;
}

/** M-37: what the browser can do without a line. It keeps this page, and shows it for those that it does not keep. */
export default function Offline() {
  const isOnline = useLine();
  const wanted = wantedIn(useSearchParams()[0]);
  return (
    <section className="offline">
      <PageHead title={message("offline.titleOnline")} path={addresses.offline} unlisted />
      <h1>{message(isOnline === false ? "offline.title" : "offline.titleOnline")}</h1>
      <p className="lead">
        {isOnline === false ? message("offline.lead") : message("offline.leadOnline", { days: daysKept })}
      </p>
      <noscript>
        <p>{message("offline.noScripts")}</p>
      </noscript>
      <div role="status">
        {isOnline === true && wanted !== undefined && (
          <>
            <p>{message("offline.back")}</p>
            <ButtonLink to={wanted}>{message("offline.openWanted")}</ButtonLink>
          </>
        )}
      </div>
      <KeptList />
    </section>
  );
}

/** Undefined for what is no address of this site, and for this page itself. */
function wantedIn(parameters: URLSearchParams): string | undefined {
  const address = localAddress(parameters.get("for"));
  return address?.startsWith(addresses.offline) ? undefined : address;
}
