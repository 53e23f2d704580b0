/** The page whose data a script requests at this address. */
export function pageOfData({ pathname, searchParams }: URL): string {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete("_routes");
  const query = parameters.size > 0 ? `?${parameters}` : "";
  // React Router requests the data of "/" at "/_.data".
  return `${pathname.replace(/(?<=\/)_\.data$|\.data$/, "")}${query}`;
}
