import type { EnrollmentBody } from "@candor/contract/consulting/shapes";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";

/** An account's enrollment; undefined if it has none. */
export async function enrollmentOf(read: Reader, accountId: number) {
  return read
    .selectFrom("consulting_enrollment")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The parts of an account's full name that are known. */
export async function fullNameOf(read: Reader, accountId: number) {
  return read
    .selectFrom("account")
    .select(["first_name", "last_name"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export type EnrollmentRow = NonNullable<Awaited<ReturnType<typeof enrollmentOf>>>;

const pageSize = 20;

/** A page of all enrollments, newest first, and how many there are. */
export async function enrollments(
  read: Reader,
  { specialty, from = 0 }: { specialty?: EnrollmentBody["specialty"] | undefined; from?: number | undefined },
): Promise<{ rows: EnrollmentRow[]; total: number }> {
  const all = read
    .selectFrom("consulting_enrollment")
    .$if(specialty !== undefined, (query) =>
      query.where("specialty", "=", specialty as EnrollmentBody["specialty"]),
    );
  const rows = await all
    .selectAll()
    .orderBy("enrolled_at", "desc")
    .orderBy("account_id", "desc")
    .offset(from)
    .limit(pageSize)
    .execute();
  return { rows, total: await countRows(all) };
}
