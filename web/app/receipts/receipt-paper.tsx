import { message } from "@candor/contract/messages/message";
import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import type { SignedDocument } from "@candor/contract/receipts/signed-document";
import type { ReactNode } from "react";
import { SanitizedHtml } from "../ui/sanitized-html.tsx";
import { fileSizeText } from "../wording/file-size.ts";
import { useDates } from "../wording/use-dates.ts";
import "../styles/receipt.css";

/** M-04: everything in a signed receipt, as it would be printed. */
export function ReceiptPaper({ signed }: { signed: SignedDocument<ApplicationReceipt> }) {
  const { document } = signed;
  const { posting } = document;
  return (
    <div className="receipt">
      <Facts of={document} />
      <Sent of={document.sent} />
      <section>
        <h2>{message("receipt.posting")}</h2>
        <h3>{message("job.titleAt", { title: posting.title, organization: posting.organization })}</h3>
        <SanitizedHtml className="description" html={posting.description} />
      </section>
      <SignatureLines of={signed} />
    </div>
  );
}

function Facts({ of: { application, posting } }: { of: ApplicationReceipt }) {
  const { momentText, dateText } = useDates();
  const { number, sentAt, editedAt, answerBy } = application;
  return (
    <section>
      <h2>{message("receipt.application")}</h2>
      <dl>
        <Line label={message("receipt.number")}>{number}</Line>
        <Line label={message("receipt.job")}>{posting.title}</Line>
        <Line label={message("receipt.organization")}>{posting.organization}</Line>
        <Line label={message("receipt.sentAt")}>{momentText(sentAt)}</Line>
        {editedAt !== undefined && <Line label={message("receipt.editedAt")}>{momentText(editedAt)}</Line>}
        <Line label={message("receipt.answerBy")}>
          {answerBy === undefined ? message("receipt.noAnswerBy") : dateText(answerBy)}
        </Line>
      </dl>
    </section>
  );
}

function Sent({ of: sent }: { of: ApplicationReceipt["sent"] }) {
  return (
    <section>
      <h2>{message("receipt.what")}</h2>
      <dl>
        <Line label={message("receipt.name")}>
          {sent.firstName} {sent.lastName}
        </Line>
        <Line label={message("receipt.email")}>{sent.email}</Line>
        <Line label={message("receipt.phone")}>{sent.phone}</Line>
        <Line label={message("receipt.postalCode")}>{sent.postalCode}</Line>
        <Resume of={sent.resume} />
        {sent.charity !== undefined && <Line label={message("receipt.charity")}>{sent.charity}</Line>}
        <Line label={message("receipt.pitch")}>
          <span className="as-typed">{sent.elevatorPitch}</span>
        </Line>
        {sent.answers.map((given) => (
          <Answer key={given.question} of={given} />
        ))}
      </dl>
    </section>
  );
}

function Answer({ of: { question, answer, file } }: { of: ApplicationReceipt["sent"]["answers"][number] }) {
  return (
    <>
      <Line label={question}>
        <span className="as-typed">{answer}</span> {file && `(${fileSizeText(file.bytes)})`}
      </Line>
      {file && (
        <Line label={message("receipt.hash")}>
          <code>{file.sha256}</code>
        </Line>
      )}
    </>
  );
}

function Resume({ of: resume }: { of: ApplicationReceipt["sent"]["resume"] }) {
  if (!resume) return <Line label={message("receipt.resume")}>{message("receipt.noResume")}</Line>;
  return (
    <>
      <Line label={message("receipt.resume")}>
        {resume.fileName} ({fileSizeText(resume.bytes)})
      </Line>
      <Line label={message("receipt.hash")}>
        <code>{resume.sha256}</code>
      </Line>
    </>
  );
}

function SignatureLines({ of: { signature } }: { of: SignedDocument }) {
  const { momentText } = useDates();
  return (
    <section>
      <h2>{message("receipt.signature")}</h2>
      <dl>
        <Line label={message("receipt.signedAt")}>{momentText(signature.signedAt)}</Line>
        <Line label={message("receipt.key")}>
          <code>{signature.key}</code>
        </Line>
        <Line label={message("receipt.value")}>
          <code>{signature.value}</code>
        </Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
