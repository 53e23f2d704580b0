import { message } from "@candor/contract/messages/message";
import { listReceiptKeys } from "@candor/contract/receipts/routes";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { PublishedKeys } from "../../receipts/published-keys.tsx";
import { useVerdict } from "../../receipts/use-verdict.ts";
import { verdictOn } from "../../receipts/verdict-on.ts";
import { VerdictPart } from "../../receipts/verdict-part.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { textOf } from "../../wire/text-of.ts";
import "../../styles/receipt.css";
import "../../styles/upload-field.css";

export const handle: PageHandle = {};

export async function loader({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { call, publicUrl } = context.get(pageContext);
  const published = answerOrThrow(await call(listReceiptKeys, {}));
  return { keys: published.keys, issuer: new URL(publicUrl).host };
}

/** For browsers without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { keys } = await loader({ context });
  const text = textOf(await formOf(request), "text");
  const file = new TextEncoder().encode(text);
  return { ...(await verdictOn(file, keys)), text };
}

/** M-04. Its scripts and keys come with the page: once it is open, it needs no server. */
export default function Verify() {
  const { keys, issuer } = useLoaderData<typeof loader>();
  const pasted = useActionData<typeof action>();
  const { verdict, check } = useVerdict(keys, pasted);
  return (
    <article className="verify">
      <PageHead title={message("verify.title")} path={addresses.verify} />
      <h1>{message("verify.title")}</h1>
      <p className="lead">{message("verify.lead", { issuer })}</p>
      <div className="form-field verify-file">
        <label htmlFor="file">{message("verify.file")}</label>
        <p className="field-hint" id="file-hint">
          {message("verify.fileHint")} {message("verify.private")}
        </p>
        <input
          id="file"
          type="file"
          accept=".json,application/json"
          aria-describedby="file-hint"
          onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
        />
      </div>
      <noscript>
        <Form method="post" className="verify-paste">
          <label htmlFor="text">{message("verify.paste")}</label>
          <textarea id="text" name="text" rows={8} defaultValue={pasted?.text} />
          <Button>{message("verify.check")}</Button>
        </Form>
      </noscript>
      <div aria-live="polite">{verdict && <VerdictPart verdict={verdict} issuer={issuer} />}</div>
      <PublishedKeys keys={keys} />
    </article>
  );
}
