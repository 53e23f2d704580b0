/** Configurations and keys have a few kilobytes, tokens and claims fewer. */
const mostBytes = 1024 * 1024;

type Options = Omit<RequestInit, "body"> & { readonly body?: RequestInit["body"] | undefined };

/** Reading an answer fails where it becomes too long. */
export async function boundedFetch(url: string, options: Options): Promise<Response> {
  const { body, status, headers } = await fetch(url, { ...options, body: options.body ?? null });
  return new Response(body?.pipeThrough(atMost(mostBytes)) ?? null, { status, headers });
}

function atMost(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
}
