import { accountMails } from "./accounts.ts";
import { alertMails } from "./alerts.ts";
import { applicationMails } from "./applications.ts";
import { gigMails } from "./gigs.ts";
import { keepingMails } from "./keeping.ts";
import { organizationMails } from "./organizations.ts";
import { talkMails } from "./talks.ts";

/** Every mail that the product can send, with made-up data: the gallery shows them, and golden files record them. */
export const madeUpMails = {
  ...accountMails,
  ...alertMails,
  ...applicationMails,
  ...gigMails,
  ...keepingMails,
  ...organizationMails,
  ...talkMails,
};
