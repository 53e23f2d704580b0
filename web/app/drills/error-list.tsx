import { message } from "@candor/contract/messages/message";
import { type CataloguedError, cataloguedErrors } from "./catalogued-errors.tsx";

/** M-49: every error that the specification names, and how to meet it. */
export function ErrorList() {
  return (
    <ol className="ledger drills">
      {cataloguedErrors().map((error) => (
        <li key={error.id} id={error.id}>
          <Entry {...error} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ id, words, shown, way }: CataloguedError) {
  return (
    <>
      <div>
        <h3>
          {id} <span className="drill-shown">{message(`drills.shown.${shown}`)}</span>
        </h3>
        {words.length > 0 && (
          <div className="drill-words">
            {words.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        {shown === "log" && <p className="unstated">{message("drills.noWords")}</p>}
        <p>{message(`drills.meet.${id}`)}</p>
      </div>
      {way && <div className="drill-way">{way}</div>}
    </>
  );
}
