import type { PostingLife, PostingMove } from "@candor/contract/hosting/life";
import type { NoticeName } from "../../ui/notices/notice-names.ts";

const notices: Readonly<Record<PostingMove, NoticeName>> = {
  publish: "posting-published",
  withdraw: "posting-taken-back",
  pause: "posting-paused",
  resume: "posting-resumed",
  confirm: "posting-confirmed",
  close: "posting-closed",
  reopen: "posting-reopened",
  adopt: "posting-adopted",
};

/** What a move did. Where the operator reviews postings, publishing one begins with that. */
export function movedNotice(move: PostingMove, life: PostingLife): NoticeName {
  return life === "in-review" ? "posting-in-review" : notices[move];
}
