import { data, type LoaderFunctionArgs } from "react-router";
import { ownReceipts } from "../../receipts/read-receipts.ts";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { requiresAuth: true };

/** The signed file, to the byte. Numbers start with the first file, so an address names the same one forever. */
export async function loader(args: LoaderFunctionArgs) {
  const { id = "", number = "" } = args.params;
  const receipts = await ownReceipts(args);
  const receipt = receipts.at(-Number(number));
  if (!/^[1-9]\d*$/.test(number) || !receipt) throw data(null, { status: 404 });
  return new Response(receipt.text, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="receipt-${id}-${number}.json"`,
      "cache-control": "no-store",
    },
  });
}
