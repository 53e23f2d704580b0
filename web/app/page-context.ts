import type { PageContext } from "@candor/contract/pages";
import { createContext } from "react-router";

/** What every page knows of the instance: the root's data. */
export type InstanceData = Pick<PageContext, "publicUrl">;

/** The key under which loaders, actions and the entry find what the server hands to each page. */
export const pageContext = createContext<PageContext>();
