import { message } from "@candor/contract/messages/message";

interface Of {
  readonly slug: string;
  readonly publicUrl: string;
}

const boards = ["indeed", "ziprecruiter", "linkedin"] as const;

/** The addresses that job boards need. */
export function BoardFeeds({ slug, publicUrl }: Of) {
  return (
    <dl className="feed-addresses">
      {boards.map((board) => (
        <div key={board}>
          <dt>{message(`programs.board.${board}`)}</dt>
          <dd>
            <a href={`/feeds/${slug}/${board}.xml`}>{`${publicUrl}/feeds/${slug}/${board}.xml`}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Code that an organization puts into its own pages. */
export function CareersCode({ slug, publicUrl, name }: Of & { readonly name: string }) {
  const title = message("careers.title", { organization: name })
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;");
  const script = `<script src="${publicUrl}/embed/careers.js" data-organization="${slug}" async></script>`;
  const frame = `<iframe src="${publicUrl}/embed/${slug}" title="${title}" width="100%" height="600"></iframe>`;
  return (
    <>
      <Code name="script" label={message("programs.script")} text={script} />
      <Code name="frame" label={message("programs.frame")} text={frame} />
      <p className="field-hint">{message("programs.themeHint")}</p>
      <p>
        <a href={`/embed/${slug}`}>{message("programs.seeFrame")}</a>
      </p>
    </>
  );
}

/** Code that an organization puts next to a posting on its own pages. */
export function ApplyButtonCode({ publicUrl }: Pick<Of, "publicUrl">) {
  const script = `<script src="${publicUrl}/embed/apply.js" data-job="NUMBER" async></script>`;
  return (
    <Code
      name="button"
      label={message("programs.button")}
      hint={message("programs.buttonHint")}
      text={script}
    />
  );
}

interface CodeProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}

function Code({ name, label, hint, text }: CodeProps) {
  const described = hint && { "aria-describedby": `${name}-hint` };
  return (
    <div className="form-field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        className="copied"
        id={name}
        readOnly
        rows={3}
        value={text}
        spellCheck={false}
        {...described}
      />
    </div>
  );
}
