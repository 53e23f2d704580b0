import { type ActionFunctionArgs, useActionData } from "react-router";
import { sendAction } from "../../applications/apply/draft/send-action.ts";
import { Preview } from "../../applications/apply/preview.tsx";
import { Sent } from "../../applications/apply/sent.tsx";
import { useApplyPage } from "../../applications/apply/use-apply-page.ts";
import "../../styles/apply-finish.css";

export const action = (args: ActionFunctionArgs) => sendAction(args);

export default function Finish() {
  const page = useApplyPage();
  const refusal = useActionData<typeof action>();
  if (page.state === "applied") return <Sent {...page} />;
  return <Preview page={page} refusal={refusal} />;
}
