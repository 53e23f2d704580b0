/** The pages of the professional profile. */
export const profile = {
  "profile.tooMuchExperience": "Your profile is full. Remove a job before you add another one.",
  "profile.currentPayNotOffered": "Where you live, nobody may ask what you earn, so we don't keep it.",
} as const;
