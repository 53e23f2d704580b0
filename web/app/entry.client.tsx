import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { withinOneBuild } from "./live/one-build.ts";
import { untilReached } from "./live/page-requests.ts";
import { followTranslators } from "./live/translated-texts.ts";
import { allowDrawnScripts } from "./shell/drawn-scripts.ts";
import { rememberCampaign } from "./wire/campaign.ts";

addEventListener("error", ({ error, message }) => report(error ?? message, wasTouched()));
addEventListener("unhandledrejection", ({ reason }) => report(reason, wasTouched()));

globalThis.fetch = untilReached(withinOneBuild(globalThis.fetch.bind(globalThis)));

allowDrawnScripts();
followTranslators();
startTransition(() => {
  // A route's boundary shows its errors.
  hydrateRoot(document, <HydratedRouter onError={(error) => report(error)} />, {
    onRecoverableError: (error) => report(error),
  });
});
rememberCampaign(new URL(`?${handedCampaign()}`, location.href), sessionStorage);
rememberCampaign(new URL(location.href), sessionStorage);
import("./live/start.ts").then(({ start }) => start()).catch((error: unknown) => report(error));

/** E-31: the campaign that the server kept from an earlier page of this visit, which may have had no scripts. */
function handedCampaign(): string {
  const [page] = performance.getEntriesByType("navigation");
  return page?.serverTiming.find(({ name }) => name === "campaign")?.description ?? "";
}

/** C-08. Its code is loaded when there is something to report. */
function report(thrown: unknown, felt = false): void {
  if (isRouteErrorResponse(thrown)) return;
  import("./live/client-errors.ts")
    .then(({ reportError }) => reportError(thrown, { felt }))
    // Reporting this failure too could loop forever.
    .catch(() => undefined);
}

/** Whether the person did something just now, so that the error probably comes from it. */
function wasTouched(): boolean {
  return navigator.userActivation?.isActive ?? true;
}
