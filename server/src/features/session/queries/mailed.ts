import type { Reader } from "../../../platform/database/database.ts";

export async function codeById(read: Reader, id: number) {
  return read.selectFrom("login_code").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function emailChangeById(read: Reader, id: number) {
  return read.selectFrom("email_change").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function linkById(read: Reader, id: number) {
  return read.selectFrom("login_link").selectAll().where("id", "=", id).executeTakeFirst();
}
