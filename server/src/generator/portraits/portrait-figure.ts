import {
  above,
  any,
  both,
  box,
  ellipse,
  hatching,
  not,
  ring,
  type Shape,
  triangle,
} from "./portrait-shapes.ts";

/** The variation between pictures: an index into each list below. */
export interface Figure {
  readonly hair: number;
  readonly clothes: number;
  readonly skin: number;
  readonly hairTone: number;
  readonly cloth: number;
  readonly paper: number;
  readonly hasGlasses: boolean;
  readonly hasBeard: boolean;
}

export type Color = readonly [red: number, green: number, blue: number];

/** From the top layer down; the last one covers everything. */
export type Layers = readonly (readonly [Shape, Color])[];

export const papers: readonly Color[] = [
  [244, 238, 226],
  [238, 231, 216],
  [232, 229, 218],
  [241, 232, 220],
];
export const skins: readonly Color[] = [
  [240, 212, 184],
  [224, 186, 152],
  [198, 153, 116],
  [158, 112, 80],
  [112, 76, 56],
];
export const hairTones: readonly Color[] = [
  [34, 36, 44],
  [62, 48, 42],
  [104, 76, 56],
  [150, 146, 140],
];
export const cloths: readonly Color[] = [
  [40, 48, 64],
  [74, 84, 92],
  [58, 74, 66],
  [98, 82, 70],
];

const ink: Color = [34, 36, 44];
const chalk: Color = [250, 246, 238];
const middle = 87.5;

export const hairStyles = 8;
export const clothesStyles = 4;

export function layersOf(figure: Figure): Layers {
  const paper = papers[figure.paper] as Color;
  const skin = skins[figure.skin] as Color;
  const hair = hairTones[figure.hairTone] as Color;
  const { front, behind } = hairOf(figure.hair);
  return [
    [not(box(3, 3, 172, 172)), paper],
    [not(box(4, 4, 171, 171)), ink],
    ...(figure.hasGlasses ? [[glasses, ink] as const] : []),
    [eyes, ink],
    [mouth, shaded(skin, 0.66)],
    [nose, shaded(skin, 0.82)],
    ...(figure.hasBeard ? [[beard, hair] as const] : []),
    [both(front, not(face)), hair],
    [head, skin],
    ...clothesOf(figure.clothes, cloths[figure.cloth] as Color),
    [neckShade, shaded(skin, 0.8)],
    [neck, skin],
    [shoulders, cloths[figure.cloth] as Color],
    [behind, shaded(hair, 0.86)],
    [hatching(14, 1, 0), shaded(paper, 0.92)],
    [() => true, paper],
  ];
}

const head = any(ellipse(middle, 74, 27, 35), ellipse(59.5, 78, 5, 8), ellipse(115.5, 78, 5, 8));
const face = ellipse(middle, 84, 25, 27);
const eyes = any(ellipse(76.5, 78, 2.6, 2.9), ellipse(98.5, 78, 2.6, 2.9));
const nose = both(ring(middle - 3, 85, 6, 2), (x, y) => x > middle - 2 && y > 84);
const mouth = both(ring(middle, 90, 10, 2.2), (_, y) => y > 96.5);
const glasses = any(ring(76.5, 78, 9.5, 2), ring(98.5, 78, 9.5, 2), box(85.5, 76.5, 89.5, 78.5));
const beard = both(ellipse(middle, 78, 28, 33), (_, y) => y > 88);
const neck = any(box(middle - 13, 98, middle + 13, 128), ellipse(middle, 126, 22, 14));
const neckShade = both(box(middle - 13, 100, middle + 13, 118), ellipse(middle, 84, 30, 34));
const shoulders = any(ellipse(middle, 184, 68, 62), ellipse(middle, 176, 76, 44));

const cap = ellipse(middle, 68, 31, 34);

/** In front of the head and behind it. */
interface Hair {
  readonly front: Shape;
  readonly behind: Shape;
}

const none: Shape = () => false;

function hairOf(style: number): Hair {
  const styles: readonly Hair[] = [
    { front: both(cap, above(70, 0, middle)), behind: none },
    { front: both(cap, above(66, 0.22, middle)), behind: none },
    { front: both(cap, above(56, -0.3, middle)), behind: ellipse(middle, 92, 40, 56) },
    { front: both(cap, above(66, 0, middle)), behind: ellipse(middle, 32, 16, 15) },
    { front: curls(58, 24), behind: curls(70, 34) },
    { front: none, behind: none },
    {
      front: both(ellipse(middle, 70, 35, 40), not(face)),
      behind: any(ellipse(middle, 82, 38, 52), ellipse(middle, 128, 34, 22)),
    },
    { front: both(cap, above(62, 0, middle)), behind: both(ellipse(middle, 76, 41, 46), (_, y) => y < 108) },
  ];
  return styles[style] as Hair;
}

function curls(center: number, spread: number): Shape {
  const turns = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  return any(
    ...turns.map((turn) =>
      ellipse(middle + turn * (spread + 6), center - (1 - turn * turn) * spread, 13, 13),
    ),
  );
}

function clothesOf(style: number, cloth: Color): Layers {
  const collars: Layers = [
    [both(ellipse(middle, 124, 26, 15), not(ellipse(middle, 121, 22, 13))), shaded(cloth, 0.7)],
    [triangle(middle - 22, 120, middle + 22, 120, middle, 152), chalk],
    [
      any(
        triangle(middle - 24, 118, middle, 132, middle - 20, 144),
        triangle(middle + 24, 118, middle, 132, middle + 20, 144),
      ),
      chalk,
    ],
    [both(both(shoulders, not(neck)), hatching(9, 2.4, 0.6)), shaded(cloth, 1.3)],
  ];
  const collar = collars[style] as Layers[number];
  return style === 1 ? [[tie, shaded(cloth, 0.6)], collar] : [collar];
}

const tie = any(
  box(middle - 3, 146, middle + 3, 172),
  triangle(middle - 6, 140, middle + 6, 140, middle, 150),
);

function shaded([red, green, blue]: Color, factor: number): Color {
  const shade = (part: number) => Math.min(255, Math.round(part * factor));
  return [shade(red), shade(green), shade(blue)];
}
