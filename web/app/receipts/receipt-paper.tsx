import { message } from "@candor/contract/messages/message";
import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import type { SignedDocument } from "@candor/contract/receipts/signed-document";
import { Fact } from "../ui/fact.tsx";
import { SanitisedHtml } from "../ui/sanitised-html.tsx";
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
        <SanitisedHtml className="description" html={posting.description} />
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
        <Fact label={message("receipt.number")}>{number}</Fact>
        <Fact label={message("receipt.job")}>{posting.title}</Fact>
        <Fact label={message("receipt.organization")}>{posting.organization}</Fact>
        <Fact label={message("receipt.sentAt")}>{momentText(sentAt)}</Fact>
        {editedAt !== undefined && <Fact label={message("receipt.editedAt")}>{momentText(editedAt)}</Fact>}
        <Fact label={message("receipt.answerBy")}>
          {answerBy === undefined ? message("receipt.noAnswerBy") : dateText(answerBy)}
        </Fact>
      </dl>
    </section>
  );
}

function Sent({ of: sent }: { of: ApplicationReceipt["sent"] }) {
  return (
    <section>
      <h2>{message("receipt.what")}</h2>
      <dl>
        <Fact label={message("receipt.name")}>
          {sent.firstName} {sent.lastName}
        </Fact>
        <Fact label={message("receipt.email")}>{sent.email}</Fact>
        <Fact label={message("receipt.phone")}>{sent.phone}</Fact>
        <Fact label={message("receipt.postalCode")}>{sent.postalCode}</Fact>
        <Resume of={sent.resume} />
        {sent.charity !== undefined && <Fact label={message("receipt.charity")}>{sent.charity}</Fact>}
        <Fact label={message("receipt.pitch")}>
          <span className="as-typed">{sent.elevatorPitch}</span>
        </Fact>
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
      <Fact label={question}>
        <span className="as-typed">{answer}</span> {file && `(${fileSizeText(file.bytes)})`}
      </Fact>
      {file && (
        <Fact label={message("receipt.hash")}>
          <code>{file.sha256}</code>
        </Fact>
      )}
    </>
  );
}

function Resume({ of: resume }: { of: ApplicationReceipt["sent"]["resume"] }) {
  if (!resume) return <Fact label={message("receipt.resume")}>{message("receipt.noResume")}</Fact>;
  return (
    <>
      <Fact label={message("receipt.resume")}>
        {resume.fileName} ({fileSizeText(resume.bytes)})
      </Fact>
      <Fact label={message("receipt.hash")}>
        <code>{resume.sha256}</code>
      </Fact>
    </>
  );
}

function SignatureLines({ of: { signature } }: { of: SignedDocument }) {
  const { momentText } = useDates();
  return (
    <section>
      <h2>{message("receipt.signature")}</h2>
      <dl>
        <Fact label={message("receipt.signedAt")}>{momentText(signature.signedAt)}</Fact>
        <Fact label={message("receipt.key")}>
          <code>{signature.key}</code>
        </Fact>
        <Fact label={message("receipt.value")}>
          <code>{signature.value}</code>
        </Fact>
      </dl>
    </section>
  );
}
