import type { Defect } from "../defect.ts";

const signature = "server/src/platform/sms/signature.ts";
const gate = "server/src/features/preferences/gate.ts";
const take = "server/src/features/preferences/commands/sms/take.ts";
const prove = "server/src/features/preferences/commands/sms/prove.ts";
const stop = "server/src/features/preferences/commands/sms/stop.ts";

const signatureTest = "server/test/platform/sms/signature.test.ts";
const gatewayTest = "server/test/features/preferences/sms-gateway.test.ts";
const smsTest = "server/test/features/preferences/sms.test.ts";
const codeTest = "server/test/features/preferences/sms-code.test.ts";
const meaningTest = "server/test/features/preferences/rules/sms/meaning.test.ts";

/** Who may say that somebody texted, and what goes to a phone. */
export const sms: readonly Defect[] = [
  {
    title: "a text message's signature is not compared",
    file: signature,
    text: "return isRight && Math.abs",
    becomes: "return Math.abs",
    test: [signatureTest, "is refused with another secret"],
  },
  {
    title: "a text message is good for ever",
    file: signature,
    text: "Math.abs(now - seconds * 1000) <= tolerance",
    becomes: "true",
    test: [signatureTest, "is refused with a replay after six minutes"],
  },
  {
    title: "anybody says what was texted",
    file: gate,
    text: "if (secret === undefined || !isSigned(",
    becomes: "if (secret === undefined && !isSigned(",
    test: [gatewayTest, "is refused if it signs with another secret"],
  },
  {
    title: "a STOP stops nothing",
    file: stop,
    text: "for (const kind of preferenceKinds) await stop(writer, { addressHash: hash, kind, now });",
    becomes: "",
    test: [smsTest, "STOP: one confirmation, then nothing, whatever the page asks"],
  },
  {
    title: "only the word STOP is a stop",
    file: "server/src/features/preferences/rules/sms/meaning.ts",
    text: "if (!stops.some((each) => each.test(words)) && !stopsBare.test(bare)) return undefined;",
    becomes: "if (!stopsBare.test(bare)) return undefined;",
    test: [meaningTest, '"take me off your list" is a stop'],
  },
  {
    title: "the page turns texts on that a STOP has ended",
    file: "server/src/features/preferences/commands/choose.ts",
    text: "    if (texts) await refuseTexts(parts, writer, scope);\n",
    becomes: "",
    test: [smsTest, "STOP: one confirmation, then nothing, whatever the page asks"],
  },
  {
    title: "a text message that the gateway repeats is done again",
    file: take,
    text: "return numInsertedOrUpdatedRows === 1n;",
    becomes: "return numInsertedOrUpdatedRows !== undefined;",
    test: [smsTest, "what the gateway says twice: done once"],
  },
  {
    title: "any code proves a phone",
    file: prove,
    text: "if (!sameCode(codeOf(codeSecret(keys), row.salt), code)) {",
    becomes: "if (code === undefined) {",
    test: [codeTest, "is not proved by wrong codes, and by none after five of them"],
  },
  {
    title: "wrong codes of a phone are not counted",
    file: prove,
    text: "await change(writer, accountId, { tries: row.tries + 1 });",
    becomes: "await change(writer, accountId, { tries: row.tries });",
    test: [codeTest, "is not proved by wrong codes, and by none after five of them"],
  },
  {
    title: "a phone that is not proved gets texts",
    file: "server/src/features/preferences/queries/sms.ts",
    text: "return row && row.proved_at !== null ? row.number : undefined;",
    becomes: "return row?.number;",
    test: [smsTest, "gets nothing but a code until it shows it, and what was agreed to is kept word by word"],
  },
  {
    title: "texts leave at night",
    file: "server/src/platform/mail/deliver.ts",
    text: "if (leaves > clock.now()) return",
    becomes: "if (leaves < 0) return",
    test: [smsTest, "waits for the morning, and is asked about again then"],
  },
  {
    title: "a text goes to a number that is another one by now",
    file: "server/src/wishes.ts",
    text: 'if (channel === "sms" && (await provedNumber(read, recipient)) !== to) return false;',
    becomes: "",
    test: [smsTest, "goes nowhere if the number is another one when it leaves"],
  },
];
