/**
 * Imported before everything else: a full disk or a reader that left makes writing to the standard streams fail, and
 * without a listener the first warning of Node would end the server.
 */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
