import { readPostingDefaults, savePostingDefaults } from "@candor/contract/hosting/defaults";
import {
  type PostingFields as Fields,
  type PostingField,
  postingFields,
} from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { defaultSections } from "../../hosting/editor/default-sections.ts";
import { overlongFaults } from "../../hosting/editor/overlong.ts";
import { PostingFields } from "../../hosting/editor/posting-fields.tsx";
import { textsOf } from "../../hosting/editor/texts-of.ts";
import { typedPosting } from "../../hosting/editor/typed-posting.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/hosting.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const of = { params: { slug: params["slug"] ?? "" } };
  const { organization, defaults } = answerOrThrow(await call(readPostingDefaults, of));
  return { organization, fields: postingFields.parse(defaults) };
}

interface Refused {
  readonly typed: Fields;
  readonly refusal: Refusal;
}

export async function action({ request, url, context, ...args }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const params = { slug: args.params["slug"] ?? "" };
  const typed = typedPosting(await formOf(request));
  const texts = textsOf(typed, defaultSections);
  const overlong = overlongFaults(typed);
  const saved = overlong.length > 0 ? undefined : await call(savePostingDefaults, { params, body: typed });
  if (saved?.ok) return redirect(withNotice(url.pathname, "defaults-saved"), 303);
  if (saved) throwIfGone(saved.problem, ...texts);
  await throwIfPageGone(call(readPostingDefaults, { params }), ...texts);
  const errors = Object.fromEntries(overlong.map(({ field, text }) => [field, text]));
  const refusal = saved ? refusalOf(saved.problem, fieldNames) : { errors };
  return data<Refused>({ typed, refusal }, { status: saved?.problem.status ?? 400 });
}

const fieldNames = defaultSections.flatMap(({ fields }) => fields.map(({ name }) => name));

/** the values that an organization's new postings start with. */
export default function PostingDefaults() {
  const { organization, fields } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const faults = Object.entries(refused?.refusal.errors ?? {}).map(([field, text]) => ({
    field: field as PostingField,
    text,
  }));
  const title = message("postingDefaults.title", { organization: organization.name });
  return (
    <section className="organization">
      <PageHead title={title} path={addresses.postingDefaults(organization.slug)} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{title}</h1>
      <p className="lead">{message("postingDefaults.lead")}</p>
      <GuardedForms refusal={refused}>
        <Form className="posting-form" method="post" noValidate>
          <RefusalSummary refusal={refused?.refusal} />
          <PostingFields fields={refused?.typed ?? fields} faults={faults} sections={defaultSections} />
          <div className="actions">
            <Button>{message("profile.save")}</Button>
          </div>
        </Form>
      </GuardedForms>
    </section>
  );
}
