import { withoutEnding } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";

/** Words and abbreviations that mean the same in postings, one group per line; all are interchangeable. */
const lines = `
sr, senior
jr, junior
mgr, manager
mngr, manager
asst, assistant
assoc, associate
coord, coordinator
admin, administrator
exec, executive
eng, engineer
engr, engineer
dev, developer
tech, technician
acct, accountant
supv, supervisor
rep, representative
dir, director
vp, vice president
svp, senior vice president
hr, human resources
qa, quality assurance
qc, quality control
ux, user experience
ui, user interface
pr, public relations
r&d, research and development
ft, full time
fulltime, full time
parttime, part time
prn, per diem
temp, temporary
c2h, contract to hire
perm, permanent
weekends, weekend
wfh, work from home
telework, telecommute
healthcare, health care
childcare, child care
daycare, day care
eldercare, elder care
homecare, home care
frontend, front end
backend, back end
fullstack, full stack
ecommerce, e commerce, online retail
startup, start up
helpdesk, help desk
onsite, on site
nonprofit, non profit, charity, ngo
icu, intensive care unit
nicu, neonatal intensive care
l&d, labor and delivery
med surg, medical surgical, medsurg
snf, skilled nursing facility
ltc, long term care
alf, assisted living
peds, pediatrics, paediatrics
ob, obstetrics
gyn, gynecology
psych, psychiatric, psychiatry
behavioural, behavioral
orthopaedic, orthopedic
anaesthesia, anesthesia
paediatric, pediatric
haematology, hematology
physio, physiotherapy, physical therapy
rehab, rehabilitation
derm, dermatology
vet, veterinary
pharma, pharmaceutical
biotech, biotechnology
crypto, cryptocurrency
nights, night shift
overnight, night shift
fintech, financial technology
ml, machine learning
ai, artificial intelligence
nlp, natural language processing
saas, software as a service
b2b, business to business
b2c, business to consumer
otr, over the road
lorry, truck
hgv, heavy goods vehicle
k12, k 12
esl, english as a second language
sped, special education
elem, elementary
hs, high school
labour, labor
programme, program
centre, center
theatre, theater
organisation, organization
colour, color
licence, license
cheque, check
tyre, tire
aluminium, aluminum
mould, mold
lead generation, lead gen
ap, accounts payable
ar, accounts receivable
gl, general ledger
cpa, certified public accountant
m&a, mergers and acquisitions
kyc, know your customer
aml, anti money laundering
csr, customer service representative
sdr, sales development representative
bdr, business development representative
hvac, heating ventilation and air conditioning
plc, programmable logic controller
cnc, computer numerical control
ehs, environmental health and safety
hse, health safety and environment
oem, original equipment manufacturer
intern, internship
jman, journeyman
apprentice, apprenticeship
medio tiempo, tiempo parcial, teilzeit, temps partiel, part time
tiempo completo, vollzeit, temps plein, full time
sin experiencia, no experience
con experiencia, experienced
seguro médico, seguro de salud, health insurance, medical insurance
non cdl, no cdl, no cdl required, no cdl needed, no cdl necessary, without cdl, without a cdl, without cdl required, sin cdl
no holidays, no holiday, holidays off, no holidays required, off on holidays, closed holidays, closed on holidays, no weekends or holidays, no weekends and holidays, no nights or holidays
no license, sin licencia, no licenses, no license required, no license needed, no license necessary, license not required
no certification, sin certificación, sin certificado, no certifications, no certs, no cert, no certificate, no certificates, no certification required, no certification needed, no certification necessary, no certs required, no certs needed, certification not required
no hablo inglés, sin inglés, sin hablar inglés, sin saber inglés, no english, no english required, no english needed, no english necessary, english not required
eastern time, eastern time zone, eastern timezone, eastern standard time, eastern hours, east coast hours, east coast time, est, edt, est hours, est time, est time zone, est timezone
central time, central time zone, central timezone, central standard time, central hours, cst, cdt, cst hours, cst time, cst time zone, cst timezone
mountain time, mountain time zone, mountain timezone, mountain standard time, mountain hours, mst, mdt, mst hours, mst time, mst time zone, mst timezone
pacific time, pacific time zone, pacific timezone, pacific standard time, pacific hours, west coast hours, west coast time, pst, pdt, pst hours, pst time, pst time zone, pst timezone
dentist office, dentists office, dentist's office, dental office
doctor office, doctors office, doctor's office, medical office, physician's office
lawyer office, lawyers office, lawyer's office, attorney office, attorney's office, law office, law firm
vet clinic, vet office, vets office, vet's office, veterinary clinic, veterinary hospital, animal hospital
va hospital, va clinic, va medical center, veterans affairs
no call, no on call, no on call required, no call required
per mile, by the mile, por milla
cash pay, pays cash, paid cash, paid in cash, cash paid, paying cash, en efectivo
home daily, home nightly, home every day, home every night, home each day, home each night
home weekly, home every week, home weekends, home on weekends, home every weekend, home most weekends
reefer, refrigerated
tier 1, tier i, tier one, l1 support, level 1 support
tier 2, tier ii, tier two, l2 support, level 2 support
tier 3, tier iii, tier three, l3 support, level 3 support
cda, child development associate
haitian creole, kreyol, kreyòl
student, estudiante
certified, certificado, certificada
2 days a week, two days a week, 2 days per week, two days per week, 2 days week
3 days a week, three days a week, 3 days per week, three days per week, 3 days week
4 days a week, four days a week, 4 days per week, four days per week, 4 days week
12 hour shift, 12 hr shift, 12hr shift, twelve hour shift, 12 hour day, 12s, 3x12, 3 x 12
10 hour shift, 10 hr shift, 10hr shift, ten hour shift, 10 hour day, 10s, 4x10, 4 x 10
live in, livein, live on site, live onsite, interna, de planta, puertas adentro
7 on 7 off, seven on seven off, 7 on/7 off, 7 days on 7 days off, week on week off
fin de semana, fines de semana, weekend
turno de noche, turno nocturno, night shift
turno de día, day shift
turno de mañana, morning shift
turno de tarde, evening shift
pago semanal, weekly pay
pago diario, daily pay
entrada inmediata, contratación inmediata, immediate start
noche, noches, nights
bilingüe, bilingual
limpieza, cleaning
`;

/** What also counts for the words before the arrow, but not the other way round. */
const oneWay = `
summer job > summer, seasonal
winter job > winter, seasonal
holiday job > christmas job, christmas help, holiday help, holiday season, seasonal
`;

const byWord = new Map<string, Set<string>>();
for (const line of lines.trim().split("\n")) {
  const words = line.split(",").map((word) => word.trim());
  for (const word of words) {
    const same = byWord.get(keyOf(word)) ?? new Set();
    for (const other of words) if (other !== word) same.add(other);
    byWord.set(keyOf(word), same);
  }
}
for (const line of oneWay.trim().split("\n")) {
  const [word = "", others = ""] = line.split(" > ");
  byWord.set(keyOf(word), new Set(others.split(", ")));
}

/** Synonyms of a word in postings. */
export function sameAs(word: string): readonly string[] {
  return [...(byWord.get(keyOf(word)) ?? [])];
}

/** Its regular inflections have its key. A shared stem isn't enough: "enginer" is a misspelled engineer. */
function keyOf(word: string): string {
  return tokens(word).map(withoutEnding).join(" ");
}
