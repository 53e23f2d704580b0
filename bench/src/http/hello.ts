import Fastify from "fastify";

/** The yardstick: Fastify with nothing to do. */
const app = Fastify();
app.get("/", () => ({ hello: "world" }));
const address = await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
process.stdout.write(`Hello is ready at ${address}\n`);
