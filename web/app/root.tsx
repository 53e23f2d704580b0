import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import besley from "@fontsource/besley/files/besley-latin-400-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { addresses } from "./addresses.ts";
import { DeveloperPanel } from "./developer/developer-panel.tsx";
import { useArrival } from "./live/use-arrival.ts";
import { useFreshData } from "./live/use-fresh-data.ts";
import { useHere } from "./live/use-here.ts";
import { useKeptFocus } from "./live/use-kept-focus.ts";
import { useSlowNotice } from "./live/use-slow-notice.ts";
import { useTimeZone } from "./live/use-time-zone.ts";
import { useBrowserSession } from "./session/browser/use-browser-session.ts";
import { Impersonation } from "./session/impersonation.tsx";
import { inspectMailedLink, offeredLink } from "./session/mailed-link.ts";
import { isCallback } from "./session/providers/callback-path.ts";
import { useOneTap } from "./session/providers/use-one-tap.ts";
import { readSession } from "./session/read-session.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { notePageView } from "./shell/note-page-view.ts";
import { PageFooter } from "./shell/page-footer.tsx";
import { hydrates } from "./shell/page-handle.ts";
import { PageHeader } from "./shell/page-header.tsx";
import { usePalette } from "./shell/palette/use-palette.ts";
import { papers, themeOf, themes } from "./shell/theme.ts";
import { useHandOver } from "./shell/use-hand-over.ts";
import { useHandles } from "./shell/use-handles.ts";
import { ApiUnavailable } from "./ui/api-unavailable.tsx";
import { Notices } from "./ui/notices/notices.tsx";
import { scriptsAreRunning, scriptsTookOver } from "./ui/scripts.ts";
import { type InstanceData, pageContext, type Theme } from "./wire/page-context.ts";
import "./styles/app.css";

/** Few visitors see it. */
const MailedLink = lazy(() => import("./session/offered-link.tsx"));
const SiteNotice = lazy(() => import("./shell/site-notice.tsx"));
const ClaimsDialog = lazy(() => import("./outside-applications/claims-dialog.tsx"));

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  font(publicSans),
  font(besley),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const middleware = [notePageView, inspectMailedLink];

export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<InstanceData> {
  const page = context.get(pageContext);
  const theme = themeOf(request);
  const link = context.get(offeredLink);
  return {
    publicUrl: page.publicUrl,
    networks: page.networks,
    signInProviders: page.signInProviders,
    ...(page.googleClientId !== undefined && { googleClientId: page.googleClientId }),
    // The offline page is stored with the build: its notice would be old.
    ...(page.siteNotice && url.pathname !== addresses.offline && { siteNotice: page.siteNotice }),
    // N-16.
    session: isCallback(url.pathname) ? { signedIn: page.signedIn } : await readSession(page),
    ...(link && { link }),
    ...(theme && { theme }),
  };
}

/** The visitor stays the same when only the query changes: filtering a list loads only the list. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isQueryAlone && formMethod === undefined ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = hydrates(useHandles());
  const data = useRouteLoaderData<InstanceData>("root");
  const { theme, session, siteNotice, networks } = data ?? {};
  return (
    <html lang={currentLocale()} dir="ltr" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Colors theme={theme} />
        <Meta />
        {/* Style sheets need no nonce, and the browser hides it: a nonce here would differ at hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {message("page.skipToContent")}
        </a>
        <PageHeader />
        {/* A live region from the start: a notice that comes later is read out, and one that was there is not. */}
        <div className="site-notice-place" aria-live="polite">
          <Suspense>{siteNotice && <SiteNotice {...siteNotice} />}</Suspense>
        </div>
        <Notices floating={hydrated} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <PageFooter theme={theme} networks={networks} />
        {session?.impersonated && <Impersonation {...session.impersonated} />}
        {hydrated && <ApiUnavailable />}
        {hydrated && <PageScripts />}
      </body>
    </html>
  );
}

/**
 * After an error the browser renders the whole page again. Its scripts are already running, and the page's policy
 * forbids inserting more: rendering them would leave the page empty.
 */
function PageScripts() {
  const [written] = useState(() => !scriptsAreRunning());
  useEffect(scriptsTookOver, []);
  return (
    written && (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    )
  );
}

/** The parts that the browser draws itself, from the first byte on. */
function Colors({ theme }: { theme: Theme | undefined }) {
  return (
    <>
      <meta name="color-scheme" content={theme ?? themes.join(" ")} />
      {theme ? (
        <meta name="theme-color" content={papers[theme]} />
      ) : (
        themes.map((each) => (
          <meta
            key={each}
            name="theme-color"
            media={`(prefers-color-scheme: ${each})`}
            content={papers[each]}
          />
        ))
      )}
    </>
  );
}

export default function App() {
  useHere();
  useArrival();
  useKeptFocus();
  useSlowNotice();
  useFreshData();
  const [claimed, closeClaims] = useHandOver();
  const [Palette, closePalette] = usePalette();
  useBrowserSession();
  useOneTap();
  useTimeZone();
  return (
    <>
      <OfferedLink />
      <Outlet />
      <Suspense>{claimed && <ClaimsDialog {...claimed} onClose={closeClaims} />}</Suspense>
      {Palette && <Palette onClose={closePalette} />}
      <DeveloperPanel />
    </>
  );
}

/** A mailed link works on any page, and where there is none. */
function OfferedLink() {
  const link = useRouteLoaderData<InstanceData>("root")?.link;
  const completes = useLocation().pathname === addresses.login("completion");
  return link && !completes && <MailedLink {...link} />;
}

export function ErrorBoundary() {
  return (
    <>
      <OfferedLink />
      <ErrorPage />
    </>
  );
}
