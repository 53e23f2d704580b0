import { listTemplates } from "@candor/contract/conversations/routes";
import { templateFields } from "@candor/contract/conversations/template-fields";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { type RefusedTemplate, templateAction } from "../../templates/template-action.ts";
import { TextField } from "../../ui/field.tsx";
import { OpenedQuestion } from "../../ui/opened-question.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { useTimesSent } from "../../ui/use-times-sent.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/connections.css";
import "../../styles/conversation.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const found = answerOrThrow(await call(listTemplates, { params: { slug } }));
  return { ...found, slug };
}

export const action = templateAction;

/** An organization's templates for messages to many applicants, and their placeholders. */
export default function Templates() {
  const { templates, slug } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedTemplate>();
  const saved = useTimesSent("save", refused);
  const [parameters] = useSearchParams();
  const changed = templates.find(({ id }) => id === parameters.get("change"));
  const title = message("templates.title");
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={title} path={addresses.templates(slug)} unlisted />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{title}</h1>
        <p className="lead">{message("templates.lead")}</p>
        <TemplateList templates={templates} slug={slug} />
        <SettingsSection
          title={
            changed ? message("templates.changeNamed", { name: changed.name }) : message("templates.new")
          }
        >
          <RefusableForm
            key={`${saved} ${changed?.id}`}
            refused={refused}
            intent="save"
            label={message("templates.save")}
          >
            <TextField
              name="name"
              label={message("templates.name")}
              hint={message(changed ? "templates.changeHint" : "templates.newHint")}
              maxLength={limits.templateNameCharacters}
              defaultValue={refused?.name ?? changed?.name}
              error={refused?.errors["name"]}
              required
            />
            <TextField
              name="text"
              label={message("templates.text")}
              multiline
              rows={10}
              defaultValue={refused?.text ?? changed?.text}
              error={refused?.errors["text"]}
              required
            />
          </RefusableForm>
          <h3>{message("templates.fields")}</h3>
          <FieldList />
        </SettingsSection>
      </section>
    </GuardedForms>
  );
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["templates"];

function TemplateList({ templates, slug }: { templates: Listed; slug: string }) {
  if (templates.length === 0) return <p>{message("templates.none")}</p>;
  return (
    <ul className="templates">
      {templates.map(({ id, name, text }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p className="as-typed">{text}</p>
          <p>
            <a href={addresses.templates(slug, id)} aria-label={message("templates.changeNamed", { name })}>
              {message("templates.change")}
            </a>
          </p>
          <OpenedQuestion
            label={message("templates.remove", { name })}
            hint={message("templates.removeHint")}
            confirmLabel={message("templates.removeNow")}
            intent="remove"
            id={id}
          />
        </li>
      ))}
    </ul>
  );
}

/** What can be written in a template's text to be filled in. */
function FieldList() {
  return (
    <dl className="template-fields">
      {templateFields.map((field) => (
        <div key={field}>
          <dt>
            <code>{`{{${field}}}`}</code>
          </dt>
          <dd>{message(`templates.field.${field}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
