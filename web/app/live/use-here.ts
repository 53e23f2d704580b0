import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { useSession } from "../wire/session-data.ts";
import { here, trail } from "./here.ts";

/** The route that gives the page its address. Routes that only fill in part of the page share that address. */
function useRoute(): string {
  const [root, ...matches] = useMatches();
  const bare = (path = "") => path.replace(/\/$/, "");
  const address = bare(matches.at(-1)?.pathname);
  return (matches.find(({ pathname }) => bare(pathname) === address) ?? root)?.id ?? "";
}

/** K-15, E-30: keeps track of where somebody is and who they are. */
export function useHere(): void {
  const route = useRoute();
  const { key } = useLocation();
  const userId = useSession().profile?.id;
  useEffect(() => {
    here.userId = userId;
  }, [userId]);
  useEffect(() => {
    here.route = route;
    trail.note(`Opened ${route}`);
  }, [route, key]);
}
