import type { Colleague, Desk } from "@candor/contract/pipeline/shapes";
import { nameOf } from "../organizations/views/members.ts";
import type { DeskRows } from "./queries/desk.ts";

export function deskView({ tags, assignee, colleagues }: DeskRows): Desk {
  return {
    tags,
    ...(assignee && { assignee: colleagueView(assignee) }),
    colleagues: colleagues.map(colleagueView),
  };
}

export function colleagueView(row: Parameters<typeof nameOf>[0] & { readonly member_id: number }): Colleague {
  return { id: String(row.member_id), name: nameOf(row) };
}
