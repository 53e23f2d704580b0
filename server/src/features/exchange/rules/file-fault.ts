/** A fault in the whole file; the message is a sentence for the person who imports it. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}
