import { request } from "node:http";
import { workerData } from "node:worker_threads";

/** Asks over a new connection each time, several at once, and counts how they ended. */
const { port, clients, answered, lost } = workerData;

function ask() {
  const asked = request({ host: "127.0.0.1", port, agent: false }, (answer) => {
    Atomics.add(answered, 0, 1);
    answer.resume().once("end", ask);
  });
  asked.once("error", (error) => {
    if (error.code !== "ECONNREFUSED") Atomics.add(lost, 0, 1);
    setTimeout(ask, 20);
  });
  asked.end();
}

for (let client = 0; client < clients; client++) ask();
