import { limits } from "@candor/contract/limits";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { BytesInFlight } from "../../../../src/platform/http/bodies/bytes-in-flight.ts";
import { readUploads, uploadedFile } from "../../../../src/platform/http/bodies/uploads.ts";
import { answerErrors } from "../../../../src/platform/http/errors.ts";
import { anUpload } from "../../../harness/an-upload.ts";

async function taking() {
  const app = Fastify({ bodyLimit: limits.resumeBytes + limits.bodyBytes });
  answerErrors(app);
  const inFlight = new BytesInFlight();
  await app.register(async (scope) => {
    await readUploads(scope, inFlight);
    scope.route({
      method: "POST",
      url: "/",
      handler: async (request) => {
        const { name, bytes } = await uploadedFile(request, inFlight);
        return { name, bytes: bytes.length };
      },
    });
  });
  return app;
}

const headers = { "content-type": "multipart/form-data; boundary=b" };

/** How a form is answered, and whether what is left of it is still parsed. Over the network, which cuts it into pieces. */
async function answered(form: string) {
  const app = await taking();
  let isParsed = true;
  app.addHook("onSend", async ({ raw }) => {
    isParsed = raw.listenerCount("data") > 0;
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { status } = await fetch(address, { method: "POST", headers, body: Buffer.from(form) });
  await app.close();
  return { status, isParsed };
}

it.each([
  ["parts", "\r\n--b"],
  ["parts with a header", "\r\n--b\r\na:b\r\n\r\n"],
  ["parts with a name", '\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
])(
  "a form of nine million bytes of %s is refused, and what is left of it isn't parsed",
  async (_what, part) => {
    expect(await answered(part.repeat(9_000_000 / part.length))).toEqual({ status: 413, isParsed: false });
  },
);

it("a file of a form with all of its fields is taken", async () => {
  const app = await taking();
  const { payload, headers: own } = anUpload("resume.txt", Buffer.from("Keeps lamps lit."));
  const field = (at: number) =>
    `--a-boundary-of-the-test\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`;
  const fields = Array.from({ length: 10 }, (_, at) => field(at)).join("");
  const body = Buffer.concat([Buffer.from(fields), payload]);
  const { body: text } = await app.inject({ method: "POST", url: "/", headers: own, payload: body });
  expect(JSON.parse(text)).toEqual({ name: "resume.txt", bytes: 16 });
});
