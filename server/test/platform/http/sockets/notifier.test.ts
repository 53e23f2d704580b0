import { expect, it } from "vitest";
import type { ListeningSession } from "../../../../src/platform/http/sockets/listening-sessions.ts";
import { openNotifier } from "../../../../src/platform/http/sockets/notifier.ts";
import { TestClock } from "../../../harness/records.ts";

it("a session that ends while it is looked up is refused: nobody would end what it listens to", async () => {
  const clock = new TestClock();
  const session: ListeningSession = {
    accountId: 7,
    sessionId: "s",
    expiresAt: clock.now() + 1000,
    impersonatorId: null,
    impersonatorSessionId: null,
  };
  const records = { live: [session] };
  const reading = Promise.withResolvers<void>();
  const notifier = openNotifier({
    clock,
    async sessionOf() {
      const [found] = records.live;
      await reading.promise;
      return found;
    },
  });
  const listener = { locale: "en-US" as const, deliver: () => {}, end: () => {} };
  const subscribed = notifier.subscribe("/rest/notifications", "Bearer token", listener);
  records.live = [];
  notifier.endSession("s");
  reading.resolve();
  expect((await subscribed).status).toBe(401);
  notifier.close();
});
