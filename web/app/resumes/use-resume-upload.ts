import { limits } from "@candor/contract/limits";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { faultIn, tooLarge, uploadFailed } from "./file-fault.ts";
import { uploadMethodFault } from "./upload-method.ts";

type Upload =
  | { readonly state: "sending"; readonly fileName: string; readonly sent: number }
  | { readonly state: "taken"; readonly fileName: string }
  | { readonly state: "refused"; readonly fault: string };

export interface ResumeUpload {
  readonly upload: Upload | undefined;
  readonly choose: (input: HTMLInputElement) => Promise<void>;
}

/**
 * Sends a chosen file at once to a page that accepts it, by the method that the server names, and reports the share
 * sent: from 0 to 1. `most` is in bytes.
 */
export function useResumeUpload(
  method: string,
  address: string,
  most: number = limits.resumeBytes,
): ResumeUpload {
  const [upload, setUpload] = useState<Upload>();
  const { revalidate } = useRevalidator();
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    // It is sent by itself, so the form around the field doesn't send it again.
    input.value = "";
    const unknown = uploadMethodFault(method);
    if (unknown !== undefined) return setUpload({ state: "refused", fault: unknown });
    if (file.size > most) return setUpload({ state: "refused", fault: tooLarge(most) });
    const { name: fileName } = file;
    // At once, so that nothing sends the form before the file is there.
    setUpload({ state: "sending", fileName, sent: 0 });
    const send = await wayOf(method, file);
    const fault = await send(address, file, (sent) => setUpload({ state: "sending", fileName, sent }));
    if (fault !== undefined) return setUpload({ state: "refused", fault });
    setUpload({ state: "taken", fileName });
    await revalidate();
  };
  return { upload, choose };
}

/** V-41: without a file store, a file larger than one part is sent in parts: a lost connection then costs one. */
async function wayOf(method: string, file: File): Promise<typeof sendWhole> {
  if (method === "s3") return (await import("./send-direct.ts")).sendDirect;
  const inParts = method === "api" || (method === "auto" && file.size > limits.uploadPartBytes);
  return inParts ? (await import("./send-in-parts.ts")).sendInParts : sendWhole;
}

/** Resolves to why the file was refused, if it was. Only XMLHttpRequest reports upload progress. */
function sendWhole(address: string, file: File, tell: (sent: number) => void): Promise<string | undefined> {
  tell(0);
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.set("file", file);
  return new Promise((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
    request.addEventListener("load", () => resolve(faultIn(request.status, request.responseText, file.name)));
    request.addEventListener("error", () => resolve(uploadFailed(file.name)));
    request.open("POST", address);
    request.send(form);
  });
}
