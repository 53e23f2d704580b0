/** No answer arrived. The server may still have done the request's work. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}
