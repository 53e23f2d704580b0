import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import satori, { type FontWeight } from "satori";
import sharp from "sharp";
import { type Card, cardSize } from "./card.ts";
import { cardLayout } from "./layout.ts";

/** A card to draw, and the number under which its picture is awaited. */
export interface Order {
  readonly id: number;
  readonly card: Card;
}

export interface Drawn {
  readonly id: number;
  /** PNG; absent where drawing failed. */
  readonly picture?: Uint8Array;
  readonly fault?: string;
}

const port = parentPort;

// One picture at a time, in this thread alone.
sharp.concurrency(1);
sharp.cache(false);

const fonts = [...fontsOf("Besley", "besley", [400]), ...fontsOf("Public Sans", "public-sans", [400, 600])];

/** The letters beyond Latin-1 are in a file of their own. */
function fontsOf(name: string, folder: string, weights: readonly FontWeight[]) {
  return weights.flatMap((weight) =>
    ["latin", "latin-ext"].map((subset) => {
      const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
      const data = readFileSync(fileURLToPath(import.meta.resolve(file)));
      return { name: subset === "latin" ? name : `${name} Ext`, data, weight, style: "normal" as const };
    }),
  );
}

async function paint(card: Card): Promise<Uint8Array> {
  const svg = await satori(cardLayout(card), { ...cardSize, fonts });
  // A palette would halve the file, and take ten times as long.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

port?.on("message", async ({ id, card }: Order) => {
  const drawn: Drawn = await paint(card).then(
    (picture) => ({ id, picture }),
    (error: unknown) => ({ id, fault: String(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(drawn);
});
