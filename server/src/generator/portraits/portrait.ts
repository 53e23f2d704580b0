import { createHash } from "node:crypto";
import { encodePng } from "./png.ts";
import {
  type Color,
  clothesStyles,
  cloths,
  type Figure,
  hairStyles,
  hairTones,
  type Layers,
  layersOf,
  papers,
  skins,
} from "./portrait-figure.ts";

/** K-13: pictures of people are square. */
const portraitSize = 175;

/** A drawn portrait for somebody without a picture, as a PNG; the same name always gets the same one. */
export function portrait(name: string): Buffer {
  return encodePng(portraitSize, portraitSize, drawn(layersOf(figureOf(name))));
}

function figureOf(name: string): Figure {
  const digest = createHash("sha256").update(name).digest();
  const choice = (at: number, count: number) => digest.readUInt16BE(at * 2) % count;
  const hair = choice(0, hairStyles);
  return {
    hair,
    clothes: choice(1, clothesStyles),
    skin: choice(2, skins.length),
    hairTone: choice(3, hairTones.length),
    cloth: choice(4, cloths.length),
    paper: choice(5, papers.length),
    hasGlasses: choice(6, 3) === 0,
    hasBeard: choice(7, 2) === 0 && beardless.every((style) => style !== hair),
  };
}

/** The looks long, bun, scarf and bob. */
const beardless = [2, 3, 6, 7];

function drawn(layers: Layers): Uint8Array {
  const pixels = new Uint8Array(portraitSize * portraitSize * 3);
  for (let y = 0; y < portraitSize; y++) {
    for (let x = 0; x < portraitSize; x++) pixels.set(pixelAt(layers, x, y), (y * portraitSize + x) * 3);
  }
  return pixels;
}

/** The mean of nine samples, for soft edges. If the corners agree, there is no edge. */
function pixelAt(layers: Layers, x: number, y: number): Color {
  const corners = cornerPoints.map(([dx, dy]) => colorAt(layers, x + dx, y + dy));
  const [first] = corners as [Color];
  if (corners.every((color) => color === first)) return first;
  const all = [...corners, ...innerPoints.map(([dx, dy]) => colorAt(layers, x + dx, y + dy))];
  const mean = (part: 0 | 1 | 2) => Math.round(all.reduce((sum, color) => sum + color[part], 0) / all.length);
  return [mean(0), mean(1), mean(2)];
}

const [near, half, far] = [1 / 6, 1 / 2, 5 / 6];
const cornerPoints = [near, far].flatMap((y) => [near, far].map((x) => [x, y] as const));
const innerPoints = [
  [half, near],
  [near, half],
  [half, half],
  [far, half],
  [half, far],
] as const;

function colorAt(layers: Layers, x: number, y: number): Color {
  return (layers.find(([covers]) => covers(x, y)) as Layers[number])[1];
}
