import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import { DocumentReader, type ReaderLimits } from "../../../src/platform/documents/reader.ts";
import { aPdf } from "../../harness/a-document.ts";
import { aBomb, anEndlessPdf, aPdfBomb } from "./hostile.ts";

let reader: DocumentReader;
afterEach(() => reader.close());

function open(limits: Partial<ReaderLimits> = {}): DocumentReader {
  reader = new DocumentReader(limits);
  return reader;
}

const unreadable = { refusal: "unreadable" };
const resume = aPdf("Jane Doe");
const sender = "192.0.2.1";
const read = { kind: "pdf", text: "Jane Doe" };

describe("documents are read in processes of their own", () => {
  it("one after the other, and several at once", async () => {
    expect(await open().read(resume, sender)).toEqual(read);
    const several = [resume, Buffer.from("Welder"), resume].map((bytes) => reader.read(bytes, sender));
    expect(await Promise.all(several)).toEqual([read, { kind: "txt", text: "Welder" }, read]);
  });

  it("one that never ends is ended, and the next one is read", async () => {
    open({ milliseconds: 2000 });
    expect(await reader.read(anEndlessPdf(), sender)).toEqual(unreadable);
    expect(await reader.read(resume, sender)).toEqual(read);
  });

  it("one that holds more memory than it may is ended long before its time is over", async () => {
    open({ bytes: 50 * 1024 * 1024, milliseconds: 60_000 });
    expect(await reader.read(anEndlessPdf(), sender)).toEqual(unreadable);
  });

  it("one that would fill the memory is ended, and the next one is read", async () => {
    open();
    expect(await reader.read(aPdfBomb(), sender)).toEqual(unreadable);
    expect(await reader.read(resume, sender)).toEqual(read);
  });

  it("a bomb of 1 MB that holds 1 GiB is refused before it goes off", async () => {
    const bomb = aBomb();
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await open().read(bomb, sender)).toEqual(unreadable);
  });

  it("M-28 a line is put on each page of a PDF, with ? for letters that its font lacks", async () => {
    const marked = await open().mark(resume, "Copy for Ω@example.com", sender);
    expect(await reader.read(marked ?? Buffer.of(), sender)).toEqual({
      kind: "pdf",
      text: expect.stringMatching(/^Jane Doe\s+Copy for \?@example\.com$/),
    });
  });

  it("no line is put on what cannot be changed within the limits, and the next one is", async () => {
    open();
    expect(await reader.mark(Buffer.from("%PDF-1.7 nothing"), "Copy", sender)).toBeUndefined();
    open({ milliseconds: 1 });
    expect(await reader.mark(resume, "Copy", sender)).toBeUndefined();
    expect(await open().mark(resume, "Copy", sender)).toBeInstanceOf(Uint8Array);
  });

  it("a child that is killed from outside is replaced once, and the document is read", async () => {
    open();
    const reading = reader.read(resume, sender);
    await Promise.resolve();
    expect(killChildren()).toBeGreaterThan(0);
    expect(await reading).toEqual(read);
  });

  it("documents beyond the queue's limit are refused, to be retried", async () => {
    open({ quick: { atOnce: 1, waiting: 1, ofOneSender: 1 } });
    const taken = [reader.read(resume, sender), reader.read(resume, sender)];
    const refusal = { code: "unavailable", retryAfter: 10, shed: true };
    await expect(reader.read(resume, sender)).rejects.toMatchObject(refusal);
    expect(await Promise.all(taken)).toEqual([read, read]);
  });

  it("one that costs much waits behind the others, and so do the next ones of its sender", async () => {
    open({ processorMilliseconds: 2000, quick: { atOnce: 1, waiting: 20, ofOneSender: 5 } });
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const costly = reader.read(anEndlessPdf(), "192.0.2.66").then(note("costly"));
    const honest = reader.read(resume, sender).then(note("honest"));
    await honest;
    const next = reader.read(resume, "192.0.2.66").then(note("the costly sender's next"));
    const another = reader.read(resume, "192.0.2.2").then(note("another"));
    await Promise.all([another, costly, next]);
    expect(ended).toEqual(["honest", "another", "costly", "the costly sender's next"]);
  }, 90_000);

  it("one that costs more than a short try allows, and ends, is read", async () => {
    open({ quickMilliseconds: 1 });
    expect(await reader.read(resume, sender)).toEqual(read);
  });

  it("closing ends running reads", async () => {
    open();
    const reading = reader.read(resume, sender);
    await Promise.resolve();
    reader.close();
    expect(await reading).toEqual(unreadable);
  });
});

/** Ends this process's readers; returns how many there were. */
function killChildren(): number {
  const list = execFileSync("ps", ["--ppid", String(process.pid), "-o", "pid=,args="], { encoding: "utf8" });
  const readers = list.split("\n").filter((line) => line.includes("documents/child.ts"));
  for (const line of readers) process.kill(Number.parseInt(line, 10), "SIGKILL");
  return readers.length;
}
