import type { Migration } from "kysely/migration";

/** Codes that are good on the device that asked for them, and on no other. */
export const codesOfDevices = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("login_code").addColumn("device_hash", "text").execute();
  },
});
