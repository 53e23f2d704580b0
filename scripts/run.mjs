// The door of every npm script: `node scripts/run.mjs NAME [ARGUMENTS]`. It is enough on a new clone, so it and
// what it imports run on any Node from 20 on and use no package. What it starts runs on the Node that the
// project pins.
import { build } from "./bootstrap/build.mjs";
import { install } from "./bootstrap/install.mjs";
import { compiled, pinnedNode, root } from "./bootstrap/places.mjs";
import { run } from "./bootstrap/process.mjs";
import { commands } from "./commands.mjs";

const [name = "", ...rest] = process.argv.slice(2);
process.exitCode = await perform(name, rest);

/**
 * @param {string} name
 * @param {string[]} rest what stood after `--`
 * @returns {Promise<number>} the exit code
 */
async function perform(name, rest) {
  const command = commands[name];
  if (!command) return refuse(`Usage: npm run ${Object.keys(commands).join("|")} [-- ARGUMENTS]`, 2);

  for (const folder of [root, ...(command.packages ?? [])]) {
    const code = await install(folder);
    if (code !== 0) return code;
  }
  const node = pinnedNode();
  if (!node) {
    return refuse(
      "Candor's own Node is missing: npm must be allowed to run install scripts (ignore-scripts).",
      1,
    );
  }
  if (command.built) {
    const code = await build(command.built);
    if (code !== 0) return code;
  }
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, ...command.environment };
  return run(node, [...command.node, ...rest], { env });
}

/**
 * @param {string} sentence
 * @param {number} code
 */
function refuse(sentence, code) {
  process.stderr.write(`${sentence}\n`);
  return code;
}
