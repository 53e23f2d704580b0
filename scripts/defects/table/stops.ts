import type { Defect } from "../defect.ts";

const draining = "server/src/platform/http/draining.ts";
const websocket = "server/src/platform/http/sockets/websocket.ts";
const drainingTest = "server/test/platform/http/draining.test.ts";

/** Requests accepted before a stop, and who is told about the stop. */
export const stops: readonly Defect[] = [
  {
    title: "a stop closes the app before pages have made their calls",
    file: draining,
    text: "await Promise.race([stopListening(server), tooLate]);",
    becomes: "await Promise.race([stopListening(server), tooLate]);\n    await app.close();",
    test: [drainingTest, "finishes a page, with the calls that the page makes in the process"],
  },
  {
    title: "answers keep their connections while the process stops",
    file: draining,
    text: 'if (readiness.stopping) reply.header("connection", "close");',
    becomes: "",
    test: [drainingTest, "answers a kept connection and closes it"],
  },
  {
    title: "listening ends before others see that the process stops",
    file: draining,
    text: "await wait(grace);",
    becomes: "server.close();\n    await wait(grace);",
    test: [drainingTest, "says so at /readyz to new connections, and lives"],
  },
  {
    title: "listening ends while somebody waits to be accepted",
    file: "server/src/platform/http/stop-listening.ts",
    text: "if (queue?.waiting !== ours.length || queue.handshaking > 0) return false;",
    becomes: "return true;",
    test: [
      "server/test/platform/http/stop-listening.test.ts",
      "resets nobody who connects in the moment in which listening ends",
    ],
  },
  {
    title: "a stop closes a socket whose frame is not answered yet",
    file: websocket,
    text: "if (ending && underWay === 0)",
    becomes: "if (ending)",
    test: [drainingTest, "answers frames under way, begins no other"],
  },
  {
    title: "a frame that crosses the close is carried out",
    file: websocket,
    text: "if (ending) return;",
    becomes: "",
    test: [drainingTest, "answers frames under way, begins no other"],
  },
  {
    title: "a start that breaks off leaves some of the tables it was making",
    file: "server/src/platform/database/migrate.ts",
    text: "else await database.write((writer) => toLatest(dialect, writer));",
    becomes: "else await toLatest(dialect, read);",
    test: ["server/test/platform/database/migrate.test.ts", "breaks off leaves no table behind"],
  },
];
