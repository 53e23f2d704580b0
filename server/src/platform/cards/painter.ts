import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import satori, { type FontWeight } from "satori";
import sharp from "sharp";
import { type Card, cardSize } from "./card.ts";
import { cardLayout } from "./layout.ts";

/** A card to draw, with the number that its picture comes back under. */
export interface Order {
  readonly id: number;
  readonly card: Card;
}

export interface Drawn {
  readonly id: number;
  /** PNG; absent if drawing failed. */
  readonly picture?: Uint8Array;
  readonly fault?: string;
}

const port = parentPort;

// One picture at a time, in this thread alone.
sharp.concurrency(1);
sharp.cache(false);

const sans = new URL("files", import.meta.resolve("@fontsource/public-sans/package.json")).href;

/** Letters beyond Latin-1 are in separate fonts. */
const fonts = [
  font("Besley", 400, import.meta.resolve("@fontsource/besley/files/besley-latin-400-normal.woff")),
  font("Besley Ext", 400, import.meta.resolve("@fontsource/besley/files/besley-latin-ext-400-normal.woff")),
  ...([400, 600] as const).flatMap((weight) => [
    font("Public Sans", weight, `${sans}/public-sans-latin-${weight}-normal.woff`),
    font("Public Sans Ext", weight, `${sans}/public-sans-latin-ext-${weight}-normal.woff`),
  ]),
];

function font(name: string, weight: FontWeight, address: string) {
  return { name, weight, style: "normal" as const, data: readFileSync(fileURLToPath(address)) };
}

async function paint(card: Card): Promise<Uint8Array> {
  const svg = await satori(cardLayout(card), { ...cardSize, fonts });
  // A palette would halve the file but take ten times as long.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

async function answer({ id, card }: Order): Promise<void> {
  const drawn: Drawn = await paint(card).then(
    (picture) => ({ id, picture }),
    (error: unknown) => ({ id, fault: String(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage(drawn);
}

port?.on("message", (order: Order) => void answer(order));
