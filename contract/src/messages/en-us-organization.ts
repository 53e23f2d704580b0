/** My Organization: jobs, applications and answers. */
export const organization = {
  "refusalReason.otherCandidate": "Another candidate fits the job better",
  "refusalReason.experience": "Other experience is needed",
  "refusalReason.skills": "Skills that the job needs are missing",
  "refusalReason.location": "The place does not fit",
  "refusalReason.pay": "The pay does not fit",
  "refusalReason.workAuthorization": "The permission to work does not fit",
  "refusalReason.availability": "The hours or the start do not fit",
  "refusalReason.positionFilled": "The position is filled",
  "refusalReason.positionWithdrawn": "The position is no longer open",
} as const;
