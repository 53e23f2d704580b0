import type { PageContext } from "@candor/contract/pages";
import { createContext } from "react-router";
import type { SessionData } from "./session/session-data.ts";
import type { Theme } from "./theme.ts";

/** What every page knows of the instance and its visitor: the root's data. */
export interface InstanceData extends Pick<PageContext, "publicUrl"> {
  readonly session: SessionData;
  /** N-23: absent where the page follows the system. */
  readonly theme?: Theme;
}

/** The key under which loaders, actions and the entry find what the server hands to each page. */
export const pageContext = createContext<PageContext>();
