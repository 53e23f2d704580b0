import type { PageContext } from "@candor/contract/pages";
import { createContext } from "react-router";
import type { Theme } from "../shell/theme.ts";
import type { SessionData } from "./session-data.ts";

/** What every page knows of the instance and its visitor: the root's data. */
export interface InstanceData
  extends Pick<PageContext, "locale" | "publicUrl" | "signInProviders" | "googleClientId"> {
  readonly session: SessionData;
  /** N-14: of a mail, opened in this browser and neither used nor declined yet. */
  readonly link?: OfferedLink;
  /** N-23: absent where the page follows the system. */
  readonly theme?: Theme;
}

/** What is said of a mailed link to whoever opened it. */
export interface OfferedLink {
  readonly purpose: "sign-in" | "preferences";
  readonly maskedEmail: string;
  /** Whether this browser asked for it. */
  readonly own: boolean;
  /** S-21: whether it proves the address of who is signed in. */
  readonly proves: boolean;
}

/** The key under which loaders, actions and the entry find what the server hands to each page. */
export const pageContext = createContext<PageContext>();
