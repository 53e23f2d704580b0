import { contentTopic } from "@candor/contract/websocket";
import { createMemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { followContent } from "../../app/live/follow-content.ts";
import { addReload } from "../../app/live/reloads.ts";
import type { Cancel } from "../../app/wire/clock.ts";
import { makeSocket } from "../../app/wire/socket.ts";
import { fakeClock } from "../wire/fake-clock.ts";
import { fakeWebSockets, requestsAt } from "../wire/fake-websocket.ts";

const added: Cancel[] = [];
afterEach(() => {
  for (const remove of added.splice(0)) remove();
});

/** A page whose socket is made, and the events that the server sends it. */
function page({ random = 0 } = {}) {
  const clock = fakeClock();
  const { WebSocket, farEnds } = fakeWebSockets();
  const socket = makeSocket({ apiUrl: "https://api.example", clock, WebSocket });
  followContent(socket, { clock, random: () => random });
  const far = () => farEnds.at(-1) as (typeof farEnds)[number];
  const loads: string[] = [];
  return {
    clock,
    socket,
    farEnds,
    far,
    loads,
    keep: (name: string): Cancel => {
      const remove = addReload(() => loads.push(name));
      added.push(remove);
      return remove;
    },
    open: () => {
      socket.open();
      far().open();
    },
    change: () => far().send({ kind: "message", url: contentTopic, body: null }),
  };
}

describe("L-06 a change event on /rest/cms", () => {
  it("loads every cached resource again that has a source, and none that has gone", async () => {
    const { keep, open, change, clock, loads } = page();
    keep("list");
    const forget = keep("map");
    keep("posting");
    open();
    forget();
    change();
    await clock.advance(500);
    expect(loads).toEqual(["list", "posting"]);
    change();
    await clock.advance(500);
    expect(loads).toEqual(["list", "posting", "list", "posting"]);
  });

  it("calls the loaders of all of the page's routes again", async () => {
    const { open, change, clock } = page();
    const calls = { root: 0, list: 0 };
    const list = { id: "list", path: "search", loader: () => (calls.list += 1) };
    const router = createMemoryRouter(
      [{ id: "root", path: "/", loader: () => (calls.root += 1), children: [list] }],
      { initialEntries: ["/search"], hydrationData: { loaderData: { root: 0, list: 0 } } },
    ).initialize();
    added.push(
      addReload(() => void router.revalidate()),
      () => router.dispose(),
    );
    open();
    change();
    await clock.advance(500);
    await expect.poll(() => router.state.loaderData).toEqual({ root: 1, list: 1 });
  });

  it("waits between half a second and two and a half, so that not all open pages ask at once", async () => {
    const { keep, open, change, clock, loads } = page({ random: 0.5 });
    keep("list");
    open();
    change();
    await clock.advance(1499);
    expect(loads).toEqual([]);
    await clock.advance(1);
    expect(loads).toEqual(["list"]);
  });

  it("is heeded once with those that come while it waits", async () => {
    const { keep, open, change, clock, loads } = page();
    keep("list");
    open();
    change();
    change();
    await clock.advance(1000);
    expect(loads).toEqual(["list"]);
  });
});

describe("L-06 following our content", () => {
  it("opens no socket, needs no session, and survives reconnections", async () => {
    const { socket, farEnds, far, clock, open } = page();
    expect(farEnds).toHaveLength(0);
    open();
    const subscribed = { method: "SUBSCRIBE", url: contentTopic, headers: {} };
    expect(requestsAt(far())).toMatchObject([subscribed]);
    far().close(1006);
    await clock.advance(1000);
    expect(farEnds).toHaveLength(2);
    far().open();
    expect(requestsAt(far())).toMatchObject([subscribed]);
    socket.close();
  });
});
