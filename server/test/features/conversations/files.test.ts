import { limits } from "@candor/contract/limits";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { aPdf } from "../../harness/a-document.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

const titles = "Keeper Painter Smith Pilot Baker Cooper".split(" ");

let server: TestApp;
let hirer: Person;
beforeAll(async () => {
  server = await startApp();
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

async function applied(title: string, changes: object = {}) {
  const seeker = await person(server, `${title.toLowerCase()}@example.com`);
  const { body } = await apply(server, seeker, await jobNamed(server, title), { ...changes });
  return { seeker, id: body.id as string };
}

type Given = readonly [name: string, bytes: Uint8Array];

async function send(
  { headers }: Person,
  id: string,
  text: string,
  files: readonly Given[],
  key?: string,
): Promise<Asked> {
  const form = new FormData();
  form.set("text", text);
  for (const [name, bytes] of files) form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return server.ask("POST", `/rest/conversations/${id}/attachments`, {
    headers: {
      ...headers,
      "content-type": encoded.headers.get("content-type") as string,
      ...(key !== undefined && { "idempotency-key": key }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function lastFiles(who: Person, id: string) {
  const { body } = await server.ask("GET", `/rest/conversations/${id}`, who);
  return body.messages.at(-1)?.attachments as { name: string; url?: string; heldBack?: true }[];
}

const fetched = async (url = "") => (await server.app.inject({ url })).rawPayload;
const words = (text: string): Buffer => Buffer.from(text);

/** Has a location, as phones record it. */
const aPhoto = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#c98" } })
    .withExif({ IFD0: { Artist: "Zqx Photographer" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();

describe("files that are sent with a message", () => {
  it("M-29 reach the other side, several at once, from either side", async () => {
    const { seeker, id } = await applied("Keeper", { shareContact: true });
    const sent = await send(seeker, id, "Two plans.", [
      ["plan.pdf", aPdf("Two lamps")],
      ["notes", words("As agreed.")],
    ]);
    expect(sent.status).toBe(201);
    expect((await lastFiles(hirer, id)).map(({ name }) => name)).toEqual(["plan.pdf", "notes.txt"]);
    await send(hirer, id, "Our offer.", [["offer.txt", words("Come aboard.")]]);
    const [offer] = await lastFiles(seeker, id);
    expect(String(await fetched(offer?.url))).toBe("Come aboard.");
  });

  it("are pictures too, without what their files say of place and camera", async () => {
    const { seeker, id } = await applied("Painter", { shareContact: true });
    const photo = await aPhoto();
    expect(photo.includes("Zqx Photographer")).toBe(true);
    await send(seeker, id, "The lamp.", [["lamp.jpeg", photo]]);
    for (const who of [seeker, hirer]) {
      const [file] = await lastFiles(who, id);
      expect(file?.name).toBe("lamp.jpeg");
      const bytes = await fetched(file?.url);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 20 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes("Zqx Photographer")).toBe(false);
    }
  });

  it("M-29 are text alone to a hirer until the applicant agrees, and pictures are held back", async () => {
    const { seeker, id } = await applied("Smith", { shareContact: false });
    const secret = "Call (212) 555-2368.";
    await send(seeker, id, "See both.", [
      ["call 212 555 2368.txt", words(secret)],
      ["card.jpg", await aPhoto()],
    ]);
    const [text, picture] = await lastFiles(hirer, id);
    expect(text?.name).not.toContain("555");
    expect(String(await fetched(text?.url))).not.toContain("555");
    expect(picture).toMatchObject({ heldBack: true });
    expect(picture?.url).toBeUndefined();
    const pictureUrl = (await lastFiles(seeker, id))[1]?.url as string;
    const attachment = /attachments\/(\d+)/.exec(pictureUrl)?.[1] as string;
    const guessed = text?.url?.replace(/attachments\/\d+/, `attachments/${attachment}`);
    expect((await server.ask("GET", guessed as string)).status).toBe(404);
    const shared = { ...seeker, payload: { shared: true } };
    await server.ask("PUT", `/rest/applications/${id}/contact`, shared);
    expect((await lastFiles(hirer, id))[1]?.url).toBeDefined();
  });

  it("M-28 are noted as looked at, and a hirer's copy names its reader", async () => {
    const { seeker, id } = await applied("Pilot", { shareContact: true });
    await send(seeker, id, "The plan.", [["plan.txt", words("Two lamps")]]);
    const [file] = await lastFiles(hirer, id);
    const { headers } = await server.app.inject({ url: file?.url as string });
    expect(headers["content-disposition"]).toContain("grace@harbor.example");
    const looks = server.parts.database.read
      .selectFrom("look")
      .select("looker_id")
      .where("application_id", "=", Number(id))
      .where("kind", "=", "messages");
    expect(await looks.execute()).toEqual([{ looker_id: Number(hirer.accountId) }]);
  });

  it("are refused together if one can't be read, and nothing of them is kept", async () => {
    const { seeker, id } = await applied("Baker");
    const put = vi.spyOn(server.parts.files, "put");
    onTestFinished(() => void vi.restoreAllMocks());
    const good: Given = ["plan.txt", words("Two lamps")];
    const program: Given = ["run.exe", Buffer.from("4d5a900003", "hex")];
    const broken: Given = ["lamp.png", Buffer.from("89504e470d0a1a0a00", "hex")];
    const { status, body } = await send(seeker, id, "All of it.", [good, program, broken]);
    expect(status).toBe(400);
    expect(body.errors.map(({ path, text }: { path: string; text: string }) => [path, text])).toEqual([
      ["/file/1", expect.stringContaining("run.exe")],
      ["/file/2", expect.stringContaining("lamp.png")],
    ]);
    expect((await send(seeker, id, " ", [good])).body.errors).toMatchObject([{ path: "/text" }]);
    const six = Array.from({ length: limits.messageAttachments + 1 }, () => good);
    expect((await send(seeker, id, "Six.", six)).body.errors).toMatchObject([{ path: "/file" }]);
    const large: Given = ["large.txt", Buffer.alloc(limits.attachmentBytes + 1, "a")];
    expect((await send(seeker, id, "Large.", [large])).status).toBe(413);
    const most: Given = ["most.txt", Buffer.alloc(limits.attachmentBytes, "a")];
    expect((await send(seeker, id, "Three.", [most, most, most])).status).toBe(413);
    expect((await lastFiles(seeker, id)) ?? []).toEqual([]);
    expect(put).not.toHaveBeenCalled();
  });

  it("are sent once, however often their form is sent", async () => {
    const { seeker, id } = await applied("Cooper");
    const files: Given[] = [["plan.txt", words("Two lamps")]];
    const removed = vi.spyOn(server.parts.files, "remove");
    onTestFinished(() => void vi.restoreAllMocks());
    for (const _ of [1, 2]) expect((await send(seeker, id, "The plan.", files, "a key")).status).toBe(201);
    const { body } = await server.ask("GET", `/rest/conversations/${id}`, seeker);
    expect(body.messages).toHaveLength(1);
    // The file's second copy was removed.
    expect(removed).toHaveBeenCalledOnce();
    const others: Given[] = [["plan.txt", words("Three lamps")]];
    expect((await send(seeker, id, "The plan.", others, "a key")).status).toBe(409);
  });
});
