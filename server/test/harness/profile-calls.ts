import type { Belongings } from "./belongings.ts";

type Own = Pick<Belongings, "experience">;

const aJob = { title: "Keeper", company: "Harbor Lights", started: { year: 2020, month: 1 }, current: true };

/** One call of each route that changes a profile; the one that removes comes last. */
export const profileCalls = {
  savePersonal: () => ({
    body: { firstName: "Grace", lastName: "Brewster", postal: "78701", country: "US", state: "TX" },
  }),
  saveBackground: () => ({ body: { workAuthorization: "anyEmployer" } }),
  savePhones: () => ({ body: { phones: [{ number: "(212) 555-2368", type: "home" }] } }),
  saveSkills: () => ({ body: { skills: ["Lamps"] } }),
  saveGoals: () => ({ body: { goal: "A lighthouse.", expectedSalary: 90_000 } }),
  saveCurrentPay: () => ({ body: { currentSalary: 80_000, currentSalaryType: "perYear" } }),
  forgetCurrentPay: () => ({}),
  addExperience: () => ({ body: aJob }),
  changeExperience: ({ experience }: Own) => ({ params: { id: experience }, body: aJob }),
  removeExperience: ({ experience }: Own) => ({ params: { id: experience } }),
};
