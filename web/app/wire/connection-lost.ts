/** No answer arrived. The server may still have done the request's work. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** An answer of `fetch`, which rejects in its own way. @throws ConnectionLost */
export function orLost(answer: Promise<Response>): Promise<Response> {
  return answer.catch((cause: unknown) => {
    throw new ConnectionLost("The server was not reached.", { cause });
  });
}
