import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../../src/platform/outbound/public-address.ts";
import { send } from "../../../src/platform/outbound/send.ts";

describe("M-45 an address that somebody else chose", () => {
  it.each([
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.7",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("is not called where it is not surely public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::200e"])(
    "is called where it is public: %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("M-45 a call of such an address", () => {
  let own: Server;
  let port: number;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    own = createServer((request, answer) => {
      asked.push(request.url ?? "");
      if (request.url === "/away") answer.writeHead(302, { location: "/elsewhere" });
      answer.end("x".repeat(1000));
    }).listen(0, "127.0.0.1");
    await once(own, "listening");
    port = (own.address() as AddressInfo).port;
  });
  afterEach(() => own.close());

  const post = (url: string, mayReach = (_address: string) => true) =>
    send({ url, headers: {}, body: "{}" }, mayReach);

  it.each(["127.0.0.1", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433", "0.0.0.0", "localhost"])(
    "is refused before anything is sent to this machine as %s",
    async (host) => {
      await expect(post(`http://${host}:${port}/`, isPublicAddress)).rejects.toThrow("public internet");
      expect(asked).toEqual([]);
    },
  );

  it("checks the address that a name resolves to, and not the name", async () => {
    const checked: string[] = [];
    const status = await post(`http://localhost:${port}/hook`, (address) => {
      checked.push(address);
      return true;
    });
    expect([status, asked]).toEqual([200, ["/hook"]]);
    expect(checked).toContain("127.0.0.1");
    expect(checked).not.toContain("localhost");
  });

  it("follows no redirect, which could lead anywhere", async () => {
    expect(await post(`http://127.0.0.1:${port}/away`)).toBe(302);
    expect(asked).toEqual(["/away"]);
  });

  it.each(["ftp://example.com/", "file:///etc/passwd", "http://me:secret@example.com/", "nonsense"])(
    "is refused for %s",
    async (url) => {
      await expect(post(url)).rejects.toThrow("no address that can be called");
    },
  );

  it("says what went wrong, and nothing of this machine", async () => {
    own.close();
    await once(own, "close");
    await expect(post(`http://127.0.0.1:${port}/`)).rejects.toThrow(/^The host refused the connection\.$/);
  });
});
