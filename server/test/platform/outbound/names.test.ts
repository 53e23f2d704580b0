import { createSocket, type Socket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLookup } from "../../../src/platform/outbound/names.ts";
import { send } from "../../../src/platform/outbound/send.ts";

/** Answers a question for IPv4 addresses with one, says that there are no others, and ignores a name that begins with "slow". */
function answer(question: Buffer): Buffer | undefined {
  const isSlow = question.subarray(13, 17).toString() === "slow";
  if (isSlow) return undefined;
  const isKnown = question.subarray(13, 16).toString() === "own";
  const end = question.indexOf(0, 12) + 5;
  const isIPv4 = question.readUInt16BE(end - 4) === 1;
  const found = isKnown && isIPv4 ? [Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 8, 8, 4, 4])] : [];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(found.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...found]);
}

describe("M-45 the name of a host that somebody else chose", () => {
  let server: Socket;
  beforeEach(async () => {
    server = createSocket("udp4");
    server.on("message", (question, { port, address }) => {
      const answered = answer(question);
      if (answered) server.send(answered, port, address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    server.close();
  });

  const found = (name: string) =>
    openLookup(`127.0.0.1:${server.address().port}`)(name).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );

  it("is found with its addresses", async () => {
    expect(await found("own.example")).toEqual([{ address: "8.8.4.4", family: 4 }]);
  });

  it("is this machine's below localhost, whatever a name server says", async () => {
    const here = [{ address: "127.0.0.1", family: 4 }];
    expect([await found("localhost"), await found("own.localhost.")]).toEqual([here, here]);
  });

  it("is unknown, or can't be looked up", async () => {
    expect(await found("none.example")).toBe("ENOTFOUND");
    expect(await found("slow.example")).toBe("EAI_AGAIN");
  }, 20_000);

  it("takes none of the threads that other names need", async () => {
    const lookup = vi.spyOn(dns, "lookup");
    syncBuiltinESMExports();
    await expect(send({ url: "http://names.invalid/", headers: {}, body: "" }, () => true)).rejects.toThrow(
      /^The name of the host/,
    );
    expect(lookup).not.toHaveBeenCalled();
  }, 20_000);
});
