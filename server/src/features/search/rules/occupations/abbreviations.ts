import { singular } from "./singular.ts";

/** The short forms of title words, likeliest first. */
const lines = `
acct: account, accountant, accounting
acctg: accounting
admin: administrative, administrator, administration
adv: advanced
apprent: apprentice
assoc: associate
asst: assistant
biz: business
bldg: building
chem: chemical
civ: civil
clin: clinical
comm: communications, commercial
comms: communications
comp: computer
const: construction
constr: construction
coord: coordinator
couns: counselor
cust: customer
dep: deputy
dept: department
dev: developer, development
devel: developer, development
dir: director
dist: district, distribution
edu: education
elec: electrical
electr: electrical
elem: elementary
eng: engineer, engineering
engg: engineering
engr: engineer
env: environmental
equip: equipment
exec: executive
fin: financial, finance
gen: general
hosp: hospital
hw: hardware
ind: industrial
info: information
instr: instructor
int: interior
lab: laboratory
lic: licensed
maint: maintenance
mech: mechanical, mechanic
med: medical
mfg: manufacturing
mgmt: management
mgr: manager
mktg: marketing
mkt: marketing
mngr: manager
net: network
occ: occupational
op: operator
oper: operator, operations
ops: operations
pharm: pharmacy
phys: physical
prod: product, production
prof: professor
prog: program, programmer
proj: project
recept: receptionist
reg: registered, regional
rep: representative
sci: scientist
sec: security
secy: secretary
serv: service
spec: specialist
struct: structural
surg: surgical
supe: superintendent
supt: superintendent
supv: supervisor
supvr: supervisor
svc: service
svcs: services
sw: software
sys: systems, system
tchr: teacher
tech: technician, technologist
therap: therapist
whse: warehouse
`;

const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([short = "", long = ""]) => [short, long.split(", ")]),
);

/** What a word of a title may say in full: "rep" is a representative. */
export function fullFormsOf(word: string): readonly string[] {
  return meanings.get(word) ?? meanings.get(singular(word)) ?? [];
}

/** More combinations would cost more than they find. */
const most = 24;

/** What a title with shortened words may say in full: "acct mgr" is an account manager, or an accountant manager. */
export function inFull(words: readonly string[]): readonly string[] {
  if (!words.some((word) => fullFormsOf(word).length > 0)) return [];
  const full = words.reduce<readonly string[]>(
    (before, word) => {
      const parts = [...fullFormsOf(word), word];
      return before.flatMap((said) => parts.map((part) => `${said} ${part}`)).slice(0, most);
    },
    [""],
  );
  return full.map((title) => title.trimStart());
}
