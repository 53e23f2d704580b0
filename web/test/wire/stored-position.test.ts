import { expect, it } from "vitest";
import {
  forgetProfilePosition,
  keepPosition,
  keepProfilePosition,
  lastPosition,
} from "../../app/wire/stored-position.ts";
import { fakeStorage } from "./fake-storage.ts";

const austin = { latitude: 30.267_153, longitude: -97.743_061 };
const boston = { latitude: 42.36, longitude: -71.06 };

it.each([
  ['{"latitude":30.27,"longitude":-97.74}', { latitude: 30.27, longitude: -97.74 }],
  ['{"latitude":130,"longitude":0}', undefined],
  ['{"latitude":"30"}', undefined],
  ["broken", undefined],
  [null, undefined],
])("E-32 a position that is stored as %s was %j", (stored, expected) => {
  expect(lastPosition({ getItem: () => stored, setItem: () => undefined })).toEqual(expected);
});

it("E-14 a profile's position is stored apart, follows the profile, and leaves with its person", () => {
  const storage = fakeStorage();
  keepProfilePosition(storage, austin);
  expect(lastPosition(storage)).toEqual({ latitude: 30.27, longitude: -97.74 });
  keepProfilePosition(storage, boston);
  expect(lastPosition(storage)).toEqual(boston);
  forgetProfilePosition(storage);
  expect(lastPosition(storage)).toBeUndefined();
});

it("E-14 a profile's position doesn't replace what the browser found itself", () => {
  const storage = fakeStorage();
  keepPosition(storage, boston);
  keepProfilePosition(storage, austin);
  forgetProfilePosition(storage);
  expect(lastPosition(storage)).toEqual(boston);
});
