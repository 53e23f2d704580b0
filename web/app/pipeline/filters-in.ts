import {
  type ApplicationFilters,
  applicationFilters,
  filterNames,
} from "@candor/contract/organizations/filters";

/** The filters in an address. Invalid ones are ignored. */
export function filtersIn(parameters: URLSearchParams): ApplicationFilters {
  const read = filterNames.flatMap((name) => {
    const text = parameters.get(name)?.trim() ?? "";
    const { success, data } = applicationFilters.shape[name].safeParse(text);
    return success && text !== "" ? [[name, data] as const] : [];
  });
  return Object.fromEntries(read);
}
