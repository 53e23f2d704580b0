import type { Occupation } from "./occupation.ts";

export const science: Occupation[] = [
  {
    titles:
      "Chemist*5|Analytical Chemist*4|QC Chemist*3|Formulation Scientist*2|Materials Scientist*2|Lab Analyst*2",
    industry: "Science",
    at: ["biotech", "biotech", "manufacturer", "food", "energy"],
    share: 10,
    pay: [66000, 98000, "year"],
    levels: "ladder",
    schedule: "office",
    contract: 0.16,
    abroad: true,
    skills: "Chemistry|HPLC|Chromatography|GMP|Lab testing|Quality control|Technical Writing|Statistics",
    duties: `
      Run [HPLC|titrations|spectra] on samples and judge the result
      Develop and validate methods that another lab could repeat
      Keep a notebook a stranger could follow
      Calibrate, [repair|qualify] instruments, and log it
      Investigate numbers out of range
      Formulate [batches|blends] and watch them age
      Present at the weekly [meeting|review]`,
    needs: `
      Degree in chemistry or near it
      Hands-on hours at the instruments named below
      Lab safety as second nature
      Clear reports`,
  },
  {
    titles:
      "Research Associate*5|Biologist*3|Molecular Biologist*2|Lab Technician*5|Laboratory Technician*4|Research Technician*3|Cell Culture Scientist",
    industry: "Science",
    at: ["biotech", "biotech", "university", "hospital"],
    share: 13,
    pay: [54000, 78000, "year"],
    levels: "ladder",
    schedule: "office",
    contract: 0.16,
    abroad: true,
    specialties: "cell biology|immunology|genomics|protein|neuroscience|assay development",
    skills:
      "Biology|Cell culture|PCR|Lab testing|Bioinformatics|Scientific research|Statistics|Microsoft Excel|GMP",
    duties: `
      Plan and run {specialty} experiments with controls that mean something
      Culture cells, [extract|amplify] DNA, and keep freezers sorted
      Record what happened, not what should have
      Analyze data and show it at group meeting
      Order [reagents|animals|plates] before they run out
      Train students in {specialty} methods
      Draft [figures|protocols] for papers and filings`,
    needs: `
      Degree in biology or a related science
      Bench time in {specialty}, [internships|thesis] included
      Careful pipetting, careful thinking
      Basic programming is a plus`,
  },
  {
    titles:
      "Environmental Scientist*5|Environmental Specialist*3|Geologist*3|Hydrologist|EHS Specialist*4|Field Ecologist|Industrial Hygienist",
    industry: "Science",
    at: ["consultancy", "energy", "government", "nonprofit", "manufacturer"],
    share: 9,
    pay: [60000, 88000, "year"],
    levels: "ladder",
    schedule: "field",
    hybrid: 0.06,
    skills:
      "Environmental science|GIS|Geology|Water treatment|Occupational safety|Hazmat|Report writing|Compliance|OSHA",
    duties: `
      Sample [soil|wells|air|streams] in all seasons
      Log borings, [plants|birds], or spills by the protocol
      Map results and [explain|publish] them
      Write permits and [impact|closure] reports
      Inspect [plants|sites] for dust, noise, and leaks
      Advise crews before they [dig|burn]
      Keep instruments [dry|calibrated] and chains of custody whole`,
    needs: `
      Degree in environmental science, [geology|biology], or engineering
      Field fitness and a driver's license
      Forty-hour safety course, or we pay it
      Reports that need one edit`,
  },
  {
    titles:
      "Clinical Research Coordinator*6|CRC*2|Clinical Research Associate*4|CRA|Clinical Trial Manager*2|Regulatory Coordinator*2|Research Nurse*2",
    industry: "Research",
    at: ["hospital", "university", "biotech", "clinic"],
    share: 11,
    pay: [60000, 88000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.21,
    contract: 0.14,
    specialties: "oncology|cardiology|vaccine|pediatric|neurology|diabetes",
    skills:
      "Clinical research|Patient care|HIPAA|Data entry|Compliance|Phlebotomy|Medical terminology|Record keeping|Project management",
    duties: `
      Enroll people in {specialty} studies and explain consent without hurry
      Schedule visits, [samples|scans], and drug counts
      Enter data within [two|three] days and answer queries
      Report events by the [hour|rule]
      Prepare for [monitors|inspections]
      Submit to the ethics board and keep binders whole
      Look after participants as people`,
    needs: `
      Degree in a health or life science
      [One year|Two years] with {specialty} or other trials
      Good clinical practice certificate
      Exactness with dates`,
  },
  {
    titles:
      "Research Scientist*5|Postdoctoral Researcher*4|Postdoctoral Fellow*3|Principal Investigator|Senior Scientist|Research Fellow*2|Research Assistant*5",
    industry: "Research",
    at: ["university", "university", "biotech", "energy", "nonprofit"],
    share: 12,
    pay: [62000, 105000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.05,
    hybrid: 0.15,
    contract: 0.28,
    abroad: true,
    specialties:
      "climate|battery|public health|vision|soil|education|machine translation|cancer|labor market",
    skills:
      "Scientific research|Statistics|Python|R|Grant writing|Public speaking|MATLAB|Report writing|Epidemiology|Machine Learning",
    duties: `
      Ask a question in {specialty} research that is worth two years
      Design studies, [collect|simulate], and analyze
      Publish with data and code that run
      Present {specialty} results at [two|three] meetings a year
      Help write proposals and [budgets|reports]
      Mentor [students|interns] and share credit
      Maintain [instruments|datasets|clusters] with care`,
    needs: `
      Doctorate, or a master's degree with strong work
      Papers or [software|preprints] to show
      Methods suited to {specialty} work
      Independence and good company`,
  },
  {
    titles:
      "Market Research Analyst*5|Research Analyst*5|Survey Researcher*2|Policy Analyst*5|Program Evaluator*2|User Researcher*3|Economist*2",
    industry: "Research",
    at: ["consultancy", "agency", "nonprofit", "government", "media", "software"],
    share: 10,
    pay: [64000, 94000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.33,
    contract: 0.12,
    abroad: true,
    skills:
      "Market research|Survey design|Policy analysis|Program evaluation|Statistics|SPSS|R|Microsoft Excel|Report writing|Economics|Data Visualization",
    duties: `
      Write questions that do not lead
      Recruit and interview [shoppers|tenants|nurses]
      Weight, cross, and [test|chart] the answers
      Brief [councils|clients|teams] in ten minutes
      Compare [laws|prices|programs] across places
      State limits on the first page
      Publish tables others can reuse`,
    needs: `
      Degree in a social science or statistics
      [Two|Three] years of research for decisions
      A statistical package
      Prose without jargon`,
  },
];
