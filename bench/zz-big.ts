import { existsSync, mkdirSync } from "node:fs";
import { EnginePeer } from "./src/search/peers/engine.ts";
import { build } from "./src/search/build.ts";
const folder = "/tmp/big"; const jobs = Number(process.argv[2]);
if (!existsSync(folder)) { mkdirSync(folder); const peer = await EnginePeer.open(folder); console.log(await build(peer, jobs)); await peer.close(); }
