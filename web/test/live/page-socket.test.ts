import { describe, expect, it } from "vitest";
import { pageSocket } from "../../app/live/page-socket.ts";
import { makeSocket } from "../../app/wire/socket.ts";
import { fakeClock } from "../wire/fake-clock.ts";
import { fakeWebSockets } from "../wire/fake-websocket.ts";

/** A page's socket whose code fails to load this many times. */
function page({ failures = 0 } = {}) {
  const { WebSocket, farEnds } = fakeWebSockets();
  let loads = 0;
  const socket = pageSocket(async () => {
    loads += 1;
    if (loads <= failures) throw new Error("The network is down.");
    return makeSocket({ apiUrl: "http://localhost", clock: fakeClock(), WebSocket });
  });
  return { socket, farEnds, loads: () => loads };
}

describe("L-02, W-07: the page's socket", () => {
  it("loads its code when it is first opened, once", async () => {
    const { socket, farEnds, loads } = page();
    expect([socket.connected, loads()]).toEqual([false, 0]);
    socket.open();
    socket.open();
    await expect.poll(() => farEnds.length).toBe(1);
    expect([socket.connected, loads()]).toEqual([false, 1]);
    farEnds[0]?.open();
    expect(socket.connected).toBe(true);
  });

  it("does not connect by being loaded", async () => {
    const { socket, farEnds } = page();
    await socket.loaded();
    expect(farEnds).toHaveLength(0);
  });

  it("tries again after its code could not be loaded", async () => {
    const { socket, farEnds, loads } = page({ failures: 1 });
    socket.open();
    await expect(socket.loaded()).rejects.toThrow("The network is down.");
    expect(socket.connected).toBe(false);
    socket.open();
    await expect.poll(() => farEnds.length).toBe(1);
    expect(loads()).toBe(2);
  });
});
