import { sql } from "kysely";
import { type Forget, forgetRows, oldest } from "../../../platform/retention/timer.ts";

/** Counted from the answer or the withdrawal, or from when the answer was due. */
export const forgetProposals: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "gig_proposal",
      key: ["id"],
      where: sql`coalesce(ended_at, answer_by) < ${oldest("gigs", now)}`,
    },
    most,
  );

/** Counted from the closing; a gig stays as long as a proposal for it. */
export const forgetGigs: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "gig",
      key: ["id"],
      where: sql`closed_at < ${oldest("gigs", now)}
        and not exists (select 1 from gig_proposal where gig_proposal.gig_id = gig.id)`,
    },
    most,
  );
