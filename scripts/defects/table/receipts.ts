import type { Defect } from "../defect.ts";

const verify = "contract/src/receipts/verify.ts";
const test = "server/test/features/applications/receipts.test.ts";

/** M-04: a receipt is genuine only if a published key signed it, to the byte, while the key was valid. */
export const receiptsSigned: readonly Defect[] = [
  {
    title: "a file that was rewritten counts as the signed one",
    file: verify,
    text: "const isGenuine = isAsWritten(file, signed) && (await isSignedBy(key, signed));",
    becomes: "const isGenuine = await isSignedBy(key, signed);",
    test: [test, "is not genuine once any one of its bytes has changed"],
  },
  {
    title: "the content of a receipt is not covered by its signature",
    file: "contract/src/receipts/signed-document.ts",
    text: "JSON.stringify({ document, signedAt }));",
    becomes: "JSON.stringify({ document: 1, signedAt }));",
    test: [test, "is not genuine once any one of its bytes has changed"],
  },
  {
    title: "a retired key goes on signing genuine receipts",
    file: verify,
    text: "if (!key || !signsAt(key, signed.signature.signedAt))",
    becomes: "if (!key)",
    test: [test, "sign nothing genuine once they are retired"],
  },
  {
    title: "a new key makes old receipts unknown",
    file: "server/src/platform/signatures/keys.ts",
    text: '.orderBy("created_at").orderBy("id").execute();',
    becomes: '.where("retired_at", "is", null).orderBy("created_at").orderBy("id").execute();',
    test: [test, "keep what they signed genuine"],
  },
  {
    title: "another's receipts are read",
    file: "server/src/features/applications/queries/receipts.ts",
    text: '    .where("account_id", "=", accountId)\n',
    becomes: "",
    test: [test, "is only its owner's"],
  },
];
