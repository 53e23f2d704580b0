import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** Asks over a new connection each time, several at once, and says how each ended without an answer. */
const { port, clients } = workerData;
let answered = 0;

function ask() {
  const asked = request({ host: "127.0.0.1", port, agent: false }, (answer) => {
    answered += 1;
    answer.resume().once("end", ask);
  });
  asked.once("error", (error) => {
    if (error.code !== "ECONNREFUSED") parentPort.postMessage({ lost: error.code });
    setTimeout(ask, 20);
  });
  asked.end();
}

for (let client = 0; client < clients; client++) ask();
parentPort.on("message", () => parentPort.postMessage({ answered }));
