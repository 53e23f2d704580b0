import * as contract from "@candor/contract/profiles/routes";
import { found } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { forgetCurrentPay, saveBackground, saveCurrentPay, saveGoals } from "./commands/about.ts";
import type { ProfileParts } from "./commands/change.ts";
import { addExperience, changeExperience, removeExperience } from "./commands/experience.ts";
import { savePhones, saveSkills } from "./commands/lists.ts";
import { savePersonal } from "./commands/personal.ts";

/** What seekers say about themselves. `GET /rest/profile` reads it. */
export function profileRoutes(serving: Serving, parts: ProfileParts, gates: GateParts): void {
  const own = sessionGate(gates);

  serve(serving, contract.savePersonal, own, ({ scope, body }) => savePersonal(parts, scope, body));

  serve(serving, contract.saveBackground, own, ({ scope, body }) => saveBackground(parts, scope, body));

  serve(serving, contract.savePhones, own, ({ scope, body }) => savePhones(parts, scope, body.phones));

  serve(serving, contract.saveSkills, own, ({ scope, body }) => saveSkills(parts, scope, body.skills));

  serve(serving, contract.saveGoals, own, ({ scope, body }) => saveGoals(parts, scope, body));

  serve(serving, contract.saveCurrentPay, own, ({ scope, body }) => saveCurrentPay(parts, scope, body));

  serve(serving, contract.forgetCurrentPay, own, ({ scope }) => forgetCurrentPay(parts, scope));

  serve(serving, contract.addExperience, own, ({ scope, body, repeat }) =>
    addExperience(parts, scope, body, repeat),
  );

  serve(serving, contract.changeExperience, own, ({ scope, params, body }) =>
    changeExperience(parts, scope, found(idOf(params.id)), body),
  );

  serve(serving, contract.removeExperience, own, ({ scope, params }) =>
    removeExperience(parts, scope, found(idOf(params.id))),
  );
}
