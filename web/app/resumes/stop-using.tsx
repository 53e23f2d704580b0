import { message } from "@candor/contract/messages/message";
import { Form, useNavigate } from "react-router";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { PageDialog } from "../ui/dialogs/page-dialog.tsx";
import type { ListedResume } from "./listed-resume.ts";

/** A-04, N-25. */
export function StopUsing({ resume: { id, fileName } }: { resume: ListedResume }) {
  const navigate = useNavigate();
  return (
    <PageDialog
      title={message("resume.inactivateTitle", { fileName })}
      body={message("resume.inactivateBody")}
      onCancel={() => void navigate(addresses.resumes(), { preventScrollReset: true })}
    >
      <Form className="actions" method="post" action={addresses.resumes()} preventScrollReset>
        <input type="hidden" name="resume" value={id} />
        <Button tone="danger" name="intent" value="stop">
          {message("button.stopUsing")}
        </Button>
        <ButtonLink to={addresses.resumes()} tone="quiet">
          {message("button.keepUsing")}
        </ButtonLink>
      </Form>
    </PageDialog>
  );
}
