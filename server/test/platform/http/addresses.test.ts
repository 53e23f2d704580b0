import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { keepAddresses, networkOf } from "../../../src/platform/http/addresses.ts";

describe("who a limit counts", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s is counted as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it("a request has its client's address after the client is gone", async () => {
  const app = Fastify();
  keepAddresses(app.server);
  const came = Promise.withResolvers<FastifyRequest>();
  app.get("/", (request) => {
    came.resolve(request);
    return once(request.raw.socket, "close");
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: candor\r\n\r\n");
  const request = await came.promise;
  socket.destroy();
  if (!request.raw.socket.destroyed) await once(request.raw.socket, "close");
  expect(request.ip).toBe("127.0.0.1");
  await app.close();
});
