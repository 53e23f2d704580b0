import { endImpersonationsBy, endImpersonationsOf } from "./end-impersonations.ts";
import { mailCode } from "./mail-code.ts";
import { mailLink } from "./mail-link.ts";
import * as tellOwner from "./tell-owner.ts";

/** All tasks of sessions and accounts. */
export const sessionTasks = [
  endImpersonationsBy,
  endImpersonationsOf,
  mailCode,
  mailLink,
  ...Object.values(tellOwner),
] as const;
