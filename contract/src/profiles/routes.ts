import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import {
  backgroundBody,
  currentPayBody,
  experienceBody,
  goalsBody,
  personalBody,
  phonesBody,
  skillsBody,
} from "./shapes.ts";

/** What all changes to a profile have in common. */
const saving = { gate: "session", status: 204, problems: ["unauthorized"], limit: "writing" } as const;

export const savePersonal = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/personal",
  summary: "Name, LinkedIn address and location of this person",
  body: personalBody,
});

export const saveBackground = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/background",
  summary: "Work authorization, and the most recent job where no experience says it",
  body: backgroundBody,
});

export const savePhones = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/phones",
  summary: "All phone numbers of this person, in their order",
  body: phonesBody,
});

export const saveSkills = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/skills",
  summary: "All skills of this person, in their order; one that is named twice is kept once",
  body: skillsBody,
});

export const saveGoals = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/goals",
  summary: "What this person looks for, and the pay they expect",
  body: goalsBody,
});

export const saveCurrentPay = route({
  ...saving,
  method: "PUT",
  path: "/rest/profile/current-pay",
  summary: "What this person earns now, for themselves alone",
  body: currentPayBody,
  problems: [...saving.problems, "current-pay-not-offered"],
});

export const forgetCurrentPay = route({
  ...saving,
  method: "DELETE",
  path: "/rest/profile/current-pay",
  summary: "Forget what this person earns",
});

const one = { params: z.object({ id: idText }), gate: "own-record" } as const;

export const addExperience = route({
  ...saving,
  method: "POST",
  path: "/rest/profile/experience",
  summary: "Add a job to this person's experience",
  body: experienceBody,
  status: 201,
  answer: z.object({ id: idText }),
  problems: [...saving.problems, "too-much-experience", "key-reused"],
  idempotent: true,
});

export const changeExperience = route({
  ...saving,
  ...one,
  method: "PUT",
  path: "/rest/profile/experience/{id}",
  summary: "Change a job of this person's experience",
  body: experienceBody,
  problems: [...saving.problems, "not-found"],
});

export const removeExperience = route({
  ...saving,
  ...one,
  method: "DELETE",
  path: "/rest/profile/experience/{id}",
  summary: "Remove a job from this person's experience",
  problems: [...saving.problems, "not-found"],
});
