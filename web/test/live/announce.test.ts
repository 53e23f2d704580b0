import { message } from "@candor/contract/messages/message";
import { expect, it } from "vitest";
import { announce, isAnnounced } from "../../app/live/announce.ts";
import { notices } from "../../app/ui/notices/notice-store.ts";

const texts = () => notices.current().map(({ text }) => text);

it("L-04 L-05 calls that wait side by side say so once, until the last has its answer", () => {
  const first = announce("connectivity.slow");
  const second = announce("connectivity.slow");
  const other = announce("connectivity.reconnecting");
  expect(texts()).toEqual([message("connectivity.slow"), message("connectivity.reconnecting")]);
  expect(isAnnounced("connectivity.reconnecting")).toBe(true);
  first();
  other();
  expect(isAnnounced("connectivity.reconnecting")).toBe(false);
  expect(texts()).toEqual([message("connectivity.slow")]);
  second();
  expect(texts()).toEqual([]);
});
