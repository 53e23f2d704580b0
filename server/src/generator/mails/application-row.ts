import type { ApplicationDetailsRow } from "../../features/applications/queries/applications.ts";
import { days, now, organization, seeker, timeZone } from "./people.ts";

/** The parts of an application that mails read. */
export const row = {
  id: 17,
  posting_id: 42,
  account_id: 3,
  title: "Lamp Keeper",
  organization_name: organization,
  status: "viewed",
  first_name: "Ada",
  last_name: "Byron",
  email: seeker.to,
  phone: "(212) 555-2368",
  contact_shared_at: now - 6 * days,
  blind_until: null,
  time_zone: timeZone,
  created_at: now - 6 * days,
  modified_at: now - 6 * days,
  answer_by: now + 8 * days,
  answered_at: null,
  viewed_at: null,
  withheld_at: null,
  charity_id: null,
  pro_name: "Grace Hopper",
  pro_slug: "grace-hopper",
} as unknown as ApplicationDetailsRow;
