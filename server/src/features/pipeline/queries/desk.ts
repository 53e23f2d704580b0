import type { Reader } from "../../../platform/database/database.ts";
import { assigneesOf } from "../../applications/queries/assignees.ts";
import type { OwnedApplication } from "./applications.ts";
import { colleaguesOn } from "./colleagues.ts";
import { notesOf } from "./notes.ts";

export type DeskRows = Awaited<ReturnType<typeof deskOf>>;

/** What the organization's members note about an application for themselves. */
export async function deskOf(read: Reader, application: OwnedApplication) {
  const { id } = application;
  const tags = await read
    .selectFrom("application_tag")
    .select("tag")
    .where("application_id", "=", id)
    .orderBy("tag")
    .execute();
  return {
    tags: tags.map(({ tag }) => tag),
    assignee: (await assigneesOf(read, [id])).get(id),
    colleagues: await colleaguesOn(read, application),
    notes: await notesOf(read, id),
  };
}
