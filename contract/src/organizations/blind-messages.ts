/** Applications that are read without knowing whose they are. */
export const blindReview = {
  "blind.applicant": "Applicant",
  "blind.fileName": "resume-{{id}}",
  "fairness.title": "Fair hiring at {{organization}}",
  "fairness.short": "Fair hiring",
  "blind.title": "Blind review",
  "blind.lead":
    "Everybody here reads applications without the applicant's name, contact details, photo, and schools until the stage that you choose. Applicants are told before they apply. It covers applications sent from now on, and those stay blind until their stage even if you turn it off.",
  "blind.until": "Hide who it is until",
  "blind.off": "Hide nothing",
  "blind.hiddenUntil": "Hidden until {{stage}}",
  "blind.resumeHidden":
    "Read blind: names, contact details, links, and schools are blacked out until {{stage}}. The file can be downloaded then.",
  "blind.promise":
    "{{organization}} reads applications blind. Your name, contact details, photo, and schools stay hidden until the stage “{{stage}}”.",
  "blind.promisePublic":
    "Reads applications blind: names, contact details, photos, and schools stay hidden until the stage “{{stage}}”.",
} as const;
