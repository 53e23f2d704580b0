import type { Defect } from "../defect.ts";

const test = "server/test/features/accounts/picture.test.ts";
const portrait = "server/src/platform/pictures/portrait.ts";
const decoded = "server/src/platform/pictures/decoded.ts";

/** Pictures are strangers' files: few formats are decoded, within limits, and nothing of the original is passed on. */
export const pictures: readonly Defect[] = [
  {
    title: "anything that the library decodes is a picture",
    file: decoded,
    text: "if (!isPicture(bytes)) return undefined;",
    becomes: "",
    test: [test, "is refused where it is an SVG"],
  },
  {
    title: "a picture of any number of pixels is decoded",
    file: decoded,
    text: "limitInputPixels: mostPixels",
    becomes: "limitInputPixels: false",
    test: [test, "is refused before it is decoded"],
  },
  {
    title: "a picture keeps its metadata",
    file: portrait,
    text: "      .webp({ quality: 86 })",
    becomes: "      .keepMetadata()\n      .webp({ quality: 86 })",
    test: [test, "without metadata"],
  },
  {
    title: "a new picture has the address of the old one",
    file: "server/src/features/accounts/commands/picture.ts",
    text: 'randomBytes(16).toString("base64url")',
    becomes: 'String(accountId).padStart(22, "0")',
    test: [test, "is replaced and deleted with its address"],
  },
];
