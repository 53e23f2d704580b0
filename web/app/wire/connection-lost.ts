/** No answer came. The server may have done the request's work all the same. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}
