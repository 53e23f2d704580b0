import { deleteAccount } from "./delete-account.ts";
import { eraseLateWrites } from "./erase-late-writes.ts";
import { keepDisownedAccount } from "./keep-disowned.ts";
import { mailExportReady, makeDataExport } from "./make-export.ts";
import { purgeRecords } from "./purge-records.ts";
import { mailDeletionAsked, mailDeletionCancelled } from "./tell-owner.ts";

export const ownDataTasks = [
  mailDeletionAsked,
  mailDeletionCancelled,
  deleteAccount,
  keepDisownedAccount,
  eraseLateWrites,
  purgeRecords,
  makeDataExport,
  mailExportReady,
] as const;
