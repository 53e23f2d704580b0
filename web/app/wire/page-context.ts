import type { PageContext } from "@candor/contract/pages";
import { createContext } from "react-router";
import type { Refusal } from "./answer-or-throw.ts";
import type { SessionData } from "./session-data.ts";

/** A person's possible choices; without one a page follows the system. */
export type Theme = "light" | "dark";

/** The root's data: what every page knows about the instance and its visitor. */
export interface InstanceData
  extends Pick<PageContext, "publicUrl" | "networks" | "signInProviders" | "googleClientId" | "siteNotice"> {
  readonly session: SessionData;
  /** N-14: the mailed link that this browser opened and has neither used nor declined yet. */
  readonly link?: OfferedLink;
  /** N-23: absent if the page follows the system. */
  readonly theme?: Theme;
}

/** What a mailed link's visitor is told about it. */
export interface OfferedLink {
  readonly purpose: "sign-in" | "preferences";
  readonly maskedEmail: string;
  /** Whether this browser requested it. */
  readonly own: boolean;
  /** S-21: whether it proves the signed-in person's address. */
  readonly proves: boolean;
}

/** What the page that says that there is none answers, and what it says instead. */
export interface Refused {
  readonly status: number;
  readonly refusal?: Refusal | undefined;
}

export const refusedAs = createContext<Refused>({ status: 404 });

/** Why a form has no page to come back to. */
export const refusedForm = createContext<Refused | null>(null);

/** The key under which loaders, actions and the entry find what the server passes to each page. */
export const pageContext = createContext<PageContext>();
