import { expect, it } from "vitest";
import { uploadMethodFault } from "../../app/resumes/upload-method.ts";

it.each(["auto", "s3", "api", "rest"])("V-41 an upload begins by %s", (method) => {
  expect(uploadMethodFault(method)).toBeUndefined();
});

it.each(["", "ftp", "REST", "toString"])("V-41 K-17 no upload begins by %j", (method) => {
  expect(uploadMethodFault(method)).toBe(
    "Invalid resume upload method. Allowed values: auto, s3, api, rest.",
  );
});
