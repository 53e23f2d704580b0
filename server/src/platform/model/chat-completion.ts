import { z } from "zod";
import type { Config } from "../config.ts";

const mostBytes = 32 * 1024;

class ModelFault extends Error {}

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * The JSON in the answer of an OpenAI-compatible API to one request, which is sent once. @throws what `faultOf` names
 */
export async function chatCompletion(
  { url, key }: NonNullable<Config["model"]>,
  request: string,
  patience: number,
): Promise<unknown> {
  const answer = await fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    body: request,
    // Never send the key anywhere else.
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  const text = await textOf(answer);
  if (!answer.ok) throw new ModelFault(`status ${answer.status}`);
  const [{ message }] = completion.parse(JSON.parse(text)).choices;
  return JSON.parse(message.content.replaceAll(fence, ""));
}

/** Models often wrap JSON in a Markdown code block. */
const fence = /^\s*```(?:json)?\s*|\s*```\s*$/g;

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ModelFault("an answer that is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** What went wrong, without any of the question or answer, which parser messages would quote. */
export function faultOf(error: unknown): string {
  if (error instanceof ModelFault) return error.message;
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
