import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { useSession } from "../session/session-data.ts";
import { here, trail } from "./here.ts";

/** K-15, E-30: keeps track of where somebody is and who they are. */
export function useHere(): void {
  const route = useMatches().at(-1)?.id ?? "";
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
