import { useLoadedForField } from "../search/form/use-loaded-for-field.ts";

/** In the field for words: while it is empty and focused, it offers earlier searches. */
export function OwnSearches() {
  const { place, loaded } = useLoadedForField(load);
  return loaded ? <loaded.code.OfferedSearches /> : <div ref={place} />;
}

const load = () => import("./offered-searches.tsx");
