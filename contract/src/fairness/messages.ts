/** Who applies and who is selected, counted without showing anybody. */
export const fairness = {
  "selfId.title": "Self-identification",
  "selfId.lead":
    "You can tell us your sex, your race or ethnicity, and whether you have a disability. It is voluntary, and it changes nothing about your applications.",
  "selfId.purpose":
    "It is used for one thing: counting whether organizations select people evenly. It is kept apart from your profile and your applications. No organization ever sees it, and figures are published only for groups of five people or more.",
  "selfId.back":
    "You can change it or take it back at any time. Reports that were counted before stay as they are; they name nobody.",
  "selfId.sex": "Sex",
  "selfId.ethnicity": "Race or ethnicity",
  "selfId.notSaid": "Prefer not to say",
  "selfId.disability": "Disability",
  "selfId.disabilityLead":
    "A disability is a condition that substantially limits one or more of your “major life activities.” If you have or have ever had such a condition, you are a person with a disability.",
  "selfId.disabilityExamples": "What counts as a disability",
  "selfId.disabilitySource":
    "The question and the list are those of the U.S. Department of Labor's form CC-305.",
  "selfId.noAnswer": "I do not want to answer",
  "selfId.takeBack": "Take everything back",
  "selfId.offer": "Help us check whether hiring is fair",
  "selfId.offerLead": "Self-identification is voluntary and never shown to an organization.",
  "selfId.offerLink": "Answer three questions about yourself, if you like",
  "sex.female": "Female",
  "sex.male": "Male",
  "sex.another": "Another",
  "ethnicity.hispanic": "Hispanic or Latino",
  "ethnicity.white": "White (not Hispanic or Latino)",
  "ethnicity.black": "Black or African American (not Hispanic or Latino)",
  "ethnicity.pacificIslander": "Native Hawaiian or Other Pacific Islander (not Hispanic or Latino)",
  "ethnicity.asian": "Asian (not Hispanic or Latino)",
  "ethnicity.native": "American Indian or Alaska Native (not Hispanic or Latino)",
  "ethnicity.twoOrMore": "Two or more races (not Hispanic or Latino)",

  "disability.yes": "Yes, I have a disability, or have had one in the past",
  "disability.no": "No, I do not have a disability and have not had one in the past",
  "disabilityGroup.yes": "With a disability",
  "disabilityGroup.no": "Without a disability",
  "disabilityExample.substance":
    "Alcohol or other substance use disorder (not currently using drugs illegally)",
  "disabilityExample.autoimmune":
    "Autoimmune disorder, for example, lupus, fibromyalgia, rheumatoid arthritis, HIV/AIDS",
  "disabilityExample.sight": "Blind or low vision",
  "disabilityExample.cancer": "Cancer (past or present)",
  "disabilityExample.heart": "Cardiovascular or heart disease",
  "disabilityExample.celiac": "Celiac disease",
  "disabilityExample.palsy": "Cerebral palsy",
  "disabilityExample.hearing": "Deaf or serious difficulty hearing",
  "disabilityExample.diabetes": "Diabetes",
  "disabilityExample.disfigurement":
    "Disfigurement, for example, disfigurement caused by burns, wounds, accidents, or congenital disorders",
  "disabilityExample.seizures": "Epilepsy or other seizure disorder",
  "disabilityExample.digestion":
    "Gastrointestinal disorders, for example, Crohn's Disease, irritable bowel syndrome",
  "disabilityExample.intellectual": "Intellectual or developmental disability",
  "disabilityExample.mental":
    "Mental health conditions, for example, depression, bipolar disorder, anxiety disorder, schizophrenia, PTSD",
  "disabilityExample.limbs": "Missing limbs or partially missing limbs",
  "disabilityExample.mobility":
    "Mobility impairment, benefiting from the use of a wheelchair, scooter, walker, leg brace(s) and/or other supports",
  "disabilityExample.nerves":
    "Nervous system condition, for example, migraine headaches, Parkinson's disease, multiple sclerosis (MS)",
  "disabilityExample.neurodivergence":
    "Neurodivergence, for example, attention-deficit/hyperactivity disorder (ADHD), autism spectrum disorder, dyslexia, dyspraxia, other learning disabilities",
  "disabilityExample.paralysis": "Partial or complete paralysis (any cause)",
  "disabilityExample.breathing":
    "Pulmonary or respiratory conditions, for example, tuberculosis, asthma, emphysema",
  "disabilityExample.stature": "Short stature (dwarfism)",
  "disabilityExample.brain": "Traumatic brain injury",

  "bias.title": "Bias report",
  "bias.of": "Bias report of {{organization}}",
  "bias.ownLead":
    "Selection rates and impact ratios in the form of New York City's Local Law 144, from what applicants told us about themselves. A half-year can be counted 45 days after it ended, and only once. You see the figures before you publish them.",
  "bias.count": "Count: {{period}}",
  "bias.nothingToCount": "No half-year can be counted yet.",
  "bias.publish": "Publish the report: {{period}}",
  "bias.publishTitle": "Publish this report?",
  "bias.publishBody":
    "Everybody can then read and download its figures: the page of {{organization}} links to them. You can't take the report back or count it again.",
  "bias.publishNow": "Publish it",
  "bias.publishNot": "Keep it private",
  "bias.isPublished": "Published on {{date}}",
  "bias.notPublished": "Not published: only owners see it.",
  "bias.counted": "The report was counted.",
  "bias.publishedNotice": "The report is published.",
  "bias.page": "See the published reports",
  "bias.link": "Bias reports",
  "bias.none": "{{organization}} has published no bias report.",
  "bias.lead":
    "Who applied, who was selected, and how the groups compare. The figures come from what applicants chose to tell us about themselves.",
  "bias.period": "{{half}} half of {{year}}",
  "bias.half.1": "First",
  "bias.half.2": "Second",
  "bias.applicants_one": "{{count}} person applied.",
  "bias.applicants_other": "{{count}} people applied.",
  "bias.tooFew": "Too few people applied to show figures without giving somebody away.",
  "bias.table.sex": "By sex",
  "bias.table.ethnicity": "By race or ethnicity",
  "bias.table.both": "By sex and race or ethnicity",
  "bias.table.disability": "By disability",
  "bias.group": "Group",
  "bias.applied": "Applied",
  "bias.selected": "Selected",
  "bias.rate": "Selection rate",
  "bias.ratio": "Impact ratio",
  "bias.notShown_one":
    "{{count}} person is not in this table: they did not say, or their group is too small to show.",
  "bias.notShown_other":
    "{{count}} people are not in this table: they did not say, or their group is too small to show.",
  "bias.noRows": "No group is large enough to show.",
  "bias.how":
    "A selection rate is the share of a group's applicants who reached the stage. The impact ratio is that rate divided by the highest rate of the table. Groups of fewer than five people are not shown, and neither are figures from which they could be worked out. Each person counts once in a half-year, which is counted once.",
  "bias.csv": "Download as CSV",
  "problem.periodOpen": "This half-year can't be counted yet.",
} as const;
