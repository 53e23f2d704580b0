import type { Call } from "./client.ts";
import type { ResumeUploadMethod, SignInProvider } from "./values.ts";

/** What a page is given beside its request. */
export interface PageContext {
  /** Made for the page's visitor: their session and their draft go with it, and cookies that it sets go to them. */
  readonly call: Call;
  /** Whether the browser showed the cookie of a session that lives. */
  readonly signedIn: boolean;
  /** Set where an administrator is signed in as somebody: as whom, and until when (milliseconds since 1970). */
  readonly impersonated?: { readonly email: string; readonly until: number };
  /** N-07: whose session it was that the browser's cookie names, when it has ended. */
  readonly knownEmail?: string;
  /** From a mail whose link "this was not me" the visitor opened. It goes into a call, and into no page. */
  readonly disownToken?: string;
  /** N-14: the link of a mail that the visitor opened lately. Its token goes into calls, and into no page. */
  readonly mailedLink?: {
    readonly token: string;
    /** Has the browser forget it. */
    readonly drop: () => void;
  };
  /**
   * S-02: on a page of mail preferences, whose mail's link this browser opened lately. There it speaks for them, whoever
   * is signed in besides.
   */
  readonly provisional?: { readonly accountId: string; readonly maskedEmail: string };
  /** C-02: in which the page is. */
  readonly locale: string;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
  /** Only scripts that carry it run: it is in the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Where this instance is, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether a model may be asked for what it makes of words that a search did not understand. */
  readonly proposesChips: boolean;
  /** V-41: by which method a resume is uploaded. */
  readonly resumeUploadMethod: ResumeUploadMethod;
  /** By which one can sign in besides. */
  readonly signInProviders: readonly SignInProvider[];
  /** S-20: for the one-tap prompt; absent where the page shows none. */
  readonly googleClientId?: string;
  /** N-13: notes the pattern of the address whose page is made. */
  readonly viewed: (pattern: string) => void;
  /** Writes down what went wrong; the person is told nothing of it. */
  readonly report: (error: unknown) => void;
}

/** The seam between the server and the web: what `web/app/server.ts` exports as `render`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** whether a page's address is one of those where the link of a mail opens mail preferences. */
export function isPreferencesPage(address: string): boolean {
  return /^\/opt(?:[./?#]|$)/i.test(address);
}
