/** The database can't take a write now; nothing was changed. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
