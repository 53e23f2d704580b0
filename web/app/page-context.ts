import type { PageContext } from "@candor/contract/pages";
import { createContext } from "react-router";

/** The key under which loaders, actions and the entry find what the server hands to each page. */
export const pageContext = createContext<PageContext>();
