import type { Call } from "@candor/contract/client";
import { message } from "@candor/contract/messages/message";
import { forgetCurrentPay, saveCurrentPay, saveGoals } from "@candor/contract/profiles/routes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { refused, saved, type Unsaved, unsaved } from "../../profiles/answers.ts";
import { PayFields } from "../../profiles/pay-fields.tsx";
import { ProfileForm } from "../../profiles/profile-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { amountText, type Pay } from "../../profiles/stated-pay.tsx";
import { faultsOf, payFields, payIn, type TypedGoals, typedGoals } from "../../profiles/typed-goals.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { TextField } from "../../ui/field.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { formOf } from "../../wire/form-of.ts";

export const handle: PageHandle = { requiresAuth: true };

/** E-12: asks about current pay only after the person opens that part, and never where the law bans asking. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await ownProfile(args);
  const { goal = "", expectedSalary, currentSalary, currentPayOffered } = profile;
  const kept: TypedGoals = {
    goal,
    expectedSalary: amountText(expectedSalary),
    expectedSalaryType: profile.expectedSalaryType ?? "perYear",
    currentSalary: amountText(currentSalary),
    currentSalaryType: profile.currentSalaryType ?? "perYear",
    sure: [],
  };
  const opened = currentSalary !== undefined || args.url.searchParams.get("change") === "current-pay";
  return { kept, currentPay: currentPayOffered && (opened ? ("open" as const) : ("closed" as const)) };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const { goals, asksCurrentPay } = typedGoals(await formOf(request));
  const faults = faultsOf(goals);
  if (faults) return unsaved(faults, goals);
  const { goal, expectedSalaryType } = goals;
  const [expected, current] = payFields.map((field) => payIn(goals, field));
  const pay = expected === undefined ? {} : { expectedSalary: expected.amount };
  const outcome = await call(saveGoals, { body: { goal, expectedSalaryType, ...pay } });
  if (!outcome.ok) return refused(outcome.problem, ["goal", "expectedSalary"], goals);
  const kept = asksCurrentPay ? await keepCurrentPay(call, current) : outcome;
  return kept.ok ? saved(addresses.goals()) : refused(kept.problem, ["currentSalary"], goals);
}

function keepCurrentPay(call: Call, current: Pay | undefined) {
  if (current === undefined) return call(forgetCurrentPay, {});
  return call(saveCurrentPay, { body: { currentSalary: current.amount, currentSalaryType: current.type } });
}

export default function Goals() {
  const { kept, currentPay } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<TypedGoals>>();
  const shown = answer?.typed ?? kept;
  const errors = answer?.refusal.errors ?? {};
  return (
    <>
      <PageHead title={message("settings.goals")} path={addresses.goals()} unlisted />
      <h1>{message("settings.goals")}</h1>
      <ProfileForm answer={answer} shown={[shown, currentPay]}>
        {shown.sure.map((text) => (
          <input key={text} type="hidden" name="sure" value={text} />
        ))}
        <TextField
          name="goal"
          label={message("profile.goal")}
          hint={message("profile.goalHint")}
          defaultValue={shown.goal}
          error={errors["goal"]}
          multiline
          rows={4}
        />
        <PayFields
          name="expectedSalary"
          label={message("profile.expectedPay")}
          typeLabel={message("profile.expectedPayType")}
          hint={message("profile.payHint")}
          shown={shown}
          error={errors["expectedSalary"]}
        />
        {currentPay === "open" && (
          <PayFields
            name="currentSalary"
            label={message("profile.currentPay")}
            typeLabel={message("profile.currentPayType")}
            hint={message("profile.currentPayHint")}
            shown={shown}
            error={errors["currentSalary"]}
          />
        )}
        {currentPay === "closed" && (
          <p>
            <a href={addresses.goals(true)}>{message("profile.addCurrentPay")}</a>
          </p>
        )}
      </ProfileForm>
    </>
  );
}
