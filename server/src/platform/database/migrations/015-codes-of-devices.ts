import type { Migration } from "kysely/migration";

/** Codes that work only on the device that asked for them. */
export const codesOfDevices = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("login_code").addColumn("device_hash", "text").execute();
  },
});
