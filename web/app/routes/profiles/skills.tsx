import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { saveSkills } from "@candor/contract/profiles/routes";
import type { ClipboardEvent } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { goOn, refused, saved, type Unsaved, unsaved } from "../../profiles/answers.ts";
import { ProfileForm } from "../../profiles/profile-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { placeIn, raised } from "../../profiles/rows.ts";
import { SkillList } from "../../profiles/skill-list.tsx";
import { onOneLine, withTyped } from "../../profiles/typed-skills.ts";
import { Typeahead } from "../../search/form/typeahead.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { formOf } from "../../wire/form-of.ts";

export const handle: PageHandle = { requiresAuth: true };

interface TypedSkills {
  readonly skills: readonly string[];
  /** The text in the field that adds one. */
  readonly skill: string;
}

/** */
export async function loader(args: LoaderFunctionArgs): Promise<TypedSkills> {
  return { skills: (await ownProfile(args)).skills, skill: "" };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const kept = form.getAll("skills").filter((value) => typeof value === "string");
  const typed = typedIn(form);
  const [skill, intent] = [typed("skill").trim(), typed("intent")];
  const [removed, up] = [placeIn(intent, "remove"), placeIn(intent, "raise")];
  if (removed !== undefined) return goOn<TypedSkills>({ skills: kept.toSpliced(removed, 1), skill });
  if (up !== undefined) return goOn<TypedSkills>({ skills: raised(kept, up), skill });
  const { skills, left } = withTyped(kept, skill);
  if (skills.length > limits.skills) {
    const full = message("profile.tooManySkills", { count: String(limits.skills) });
    return unsaved<TypedSkills>({ errors: { skill: full } }, { skills: kept, skill });
  }
  if (left) return unsaved<TypedSkills>({ errors: { skill: left.error } }, { skills, skill: left.typed });
  if (intent === "add") return goOn<TypedSkills>({ skills, skill: "" });
  const outcome = await call(saveSkills, { body: { skills } });
  if (outcome.ok) return saved(addresses.skills);
  return refused<TypedSkills>(outcome.problem, ["skill"], { skills: kept, skill });
}

function pasteOnOneLine(event: ClipboardEvent<HTMLElement>): void {
  const pasted = event.clipboardData.getData("text");
  if (!(event.target instanceof HTMLInputElement) || !/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = event.target;
  event.target.setRangeText(onOneLine(pasted), selectionStart ?? 0, selectionEnd ?? 0, "end");
  event.target.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

export default function Skills() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<TypedSkills>>();
  const { skills, skill } = answer?.typed ?? kept;
  return (
    <>
      <PageHead title={message("settings.skills")} path={addresses.skills} unlisted />
      <h1>{message("settings.skills")}</h1>
      <p className="lead">
        {skills.length === 0 ? message("profile.noSkills") : message("profile.skillsLead")}
      </p>
      <ProfileForm answer={answer} shown={[skills, skill]} onEnter="add">
        <div className="add-row">
          <div className="completed-field" onPaste={pasteOnOneLine}>
            <TextField
              name="skill"
              label={message("profile.addSkill")}
              hint={message("profile.addSkillHint")}
              autoComplete="off"
              maxLength={limits.typedSkillsCharacters}
              defaultValue={skill}
              error={answer?.refusal.errors["skill"]}
              autoFocus={answer !== undefined}
            />
            <Typeahead kind="skill" />
          </div>
          <Button tone="quiet" name="intent" value="add">
            {message("profile.add")}
          </Button>
        </div>
        <SkillList skills={skills} />
      </ProfileForm>
    </>
  );
}
