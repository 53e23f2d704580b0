import { expect, it } from "vitest";
import { textFileName } from "../src/applications/text-file-name.ts";

it.each([
  ["resume.pdf", "resume.pdf.txt"],
  ["notes.txt", "notes.txt"],
  ["NOTES.TXT", "NOTES.TXT"],
  ["txt", "txt.txt"],
])("the text of %s is called %s", (name, called) => {
  expect(textFileName(name)).toBe(called);
});
