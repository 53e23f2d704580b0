/**
 * Imported before everything else: a full disk or a reader that left makes writing to the standard streams fail, and
 * without a listener Node's first warning would end the server.
 */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
