/** A form with one file (RFC 7578), as bytes, so that names can be ones that no browser would send. */
export function anUpload(name: string, bytes: Uint8Array, field = "file") {
  const boundary = "a-boundary-of-the-test";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
