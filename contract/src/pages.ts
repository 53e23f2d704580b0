import type { Call } from "./client.ts";
import type { Locale } from "./messages/locales.ts";
import type { OpenApi } from "./openapi/open-api.ts";
import type { SiteNotice } from "./site-notice/shapes.ts";
import type { ResumeUploadMethod, SignInProvider } from "./values.ts";

/** What a page gets in addition to its request. */
export interface PageContext {
  /** Makes calls as the page's visitor, with their session and draft; cookies that the call sets go to the visitor. */
  readonly call: Call;
  /** Whether the browser sent the cookie of a live session. */
  readonly signedIn: boolean;
  /** Set while an administrator impersonates somebody: who that is, and until when (milliseconds since 1970). */
  readonly impersonated?: { readonly email: string; readonly until: number };
  /** N-07: the email address of the person whose ended session is in the browser's cookie. */
  readonly knownEmail?: string;
  /** From a mail's "this was not me" link that the visitor opened. It goes into a call, never into a page. */
  readonly disownToken?: string;
  /** N-14: the mailed link that the visitor opened recently. Its token goes into calls, never into a page. */
  readonly mailedLink?: {
    readonly token: string;
    /** Makes the browser forget the link. */
    readonly drop: () => void;
  };
  /**
   * S-02: on a page of mail preferences, the recipient of the mail whose link this browser opened recently. The page
   * acts for them, even if somebody else is signed in.
   */
  readonly provisional?: { readonly accountId: string; readonly maskedEmail: string };
  /** Whether the pages for developers and operators exist: everywhere but in production. */
  readonly systemPages: boolean;
  /** C-02: the page's locale. */
  readonly locale: Locale;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  /** Only scripts with this nonce run: it is in the page's Content-Security-Policy. */
  readonly nonce: string;
  /** What `/openapi.json` answers. */
  readonly openApi: () => OpenApi;
  /** This instance's address, without a trailing slash. */
  readonly publicUrl: string;
  /** N-04: the operator's pages at the two networks. */
  readonly networks: { readonly professional: string; readonly photo: string };
  /** Whether a model may interpret words that the search didn't understand. */
  readonly proposesChips: boolean;
  /** V-41: how resumes are uploaded. */
  readonly resumeUploadMethod: ResumeUploadMethod;
  /** Other sign-in providers on offer. */
  readonly signInProviders: readonly SignInProvider[];
  /** S-20: for the one-tap prompt; absent if the page shows none. */
  readonly googleClientId?: string;
  /** What the operator tells everybody; absent if there is nothing, or this browser's reader dismissed it. */
  readonly siteNotice?: SiteNotice;
  /** N-13: records the pattern of the page's address. */
  readonly viewed: (pattern: string) => void;
  /** Logs an error without telling the visitor. */
  readonly report: (error: unknown) => void;
}

/** The boundary between the server and the web: what `web/app/server.ts` exports as `render`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** whether a mailed link opens mail preferences at this address. */
export function isPreferencesPage(address: string): boolean {
  return /^\/opt(?:[./?#]|$)/i.test(address);
}
