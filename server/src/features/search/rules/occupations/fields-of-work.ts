import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";
import { singular } from "./singular.ts";

/**
 * What people type for the work rather than for the worker: "housekeeping jobs", "front desk", and misspellings that
 * are other words. In a posting's title these may belong to another job ("Help Desk Manager"), so the graph doesn't
 * have them.
 */
const lines = `
Administrative Assistant: admin
Appliance Repair Technician: appliance repair
Auto Body Technician: auto body, autobody, collision repair
Automotive Technician: auto repair
Bartender: bartending
Bookkeeper: bookkeeping
Bus Driver: driver
Call Center Agent: call center, call centre, contact center
Car Salesperson: car sales, auto sales
Caregiver: caregiving, elder care, senior care
Carpenter: carpentry
Cashier: cashiering
Child Care Worker: daycare, day care, child care, childcare
Construction Manager: superintendent
Copywriter: copywriting
Customer Service Representative: customer service, customer care, costumer service, costumer service rep, costumer service representative
Delivery Driver: driver
Dental Hygienist: dental hygiene
Dog Walker: dog walking
Drywall Installer: drywall hanger, sheetrock, sheetrock hanger, sheet rock
Electrician: electrical work
Event Planner: event planning
Fitness Instructor: personal training
Forklift Operator: cherry picker
Help Desk Technician: help desk, helpdesk, desktop support, it help desk
Hotel Receptionist: front desk
House Cleaner: cleaning, house cleaning
Housekeeper: housekeeping, cleaning, hotel cleaning
Janitor: janitorial, custodial, office cleaning, cleaning
Kitchen Helper: dishwashing
Landscaper: landscaping, lawn care, lawn mowing
Lifeguard: lifeguarding
Loss Prevention Officer: loss prevention
Massage Therapist: massage therapy
Medical Biller: medical billing and coding, medical billing coding, billing and coding
Medical Coder: medical coding, medical billing and coding, medical billing coding, billing and coding
Mental Health Counselor: therapist
Mover: moving company
Nanny: babysitting, baby sitting, nannying
Painter: house painting
Patient Access Representative: patient access
Pest Control Technician: pest control
Phlebotomist: phlebotomy
Plumber: plumbing
Registered Nurse: rns
Roofer: roofing
Server: waitressing, waiting tables
Shipping and Receiving Clerk: shipping and receiving, shipping receiving
Social Worker: social work
Software Engineer: programer
Sterile Processing Technician: sterile processing
Truck Driver: truck driving, trucking, driver
Superintendent of Schools: superintendent
Tutor: tutoring
Video Editor: video editing
Warehouse Worker: warehouse, warehouse work, warehousing
Waste Collector: garbage man, trash collector
Welder: welding
`;

/** The same for words that only describe another title if there is one: "backend go", but "backend java developer". */
const linesAlone = `
Animator: animation
Archaeologist: archaeology
Assembler: assembly, assembly line
Auditor: auditing
Backend Developer: backend, back end
Baker: baking
Barber: barbering
Bus Driver: bus driving, driving
Business Analyst: business analysis
Busser: bussing, bussing tables
Butcher: butchering, meat cutting
Carpenter: framing
Caterer: catering
Claims Processor: claims processing
Concrete Finisher: concrete, concrete work
Content Writer: content writing, writing
Cook: cooking
Copywriter: writing
Correctional Officer: corrections
Delivery Driver: driving, making deliveries
Dietitian: dietetics
Digital Marketing Specialist: digital marketing
Dispatcher: dispatching
Dog Trainer: dog training
Drywall Installer: drywall
Editor: editing
ESL Teacher: teaching english
Esthetician: esthetics
Farm Worker: farming, farm work
Firefighter: firefighting
Fisherman: fishing
Flooring Installer: flooring
Forester: forestry
Frontend Developer: frontend, front end
Full Stack Developer: full stack, fullstack
Fundraiser: fundraising
Grant Writer: grant writing
Hair Stylist: hair styling, hairdressing
Hand Packer: packing
Home Health Aide: home health, home care
HR Generalist: human resources
Illustrator: illustration
Insurance Agent: insurance sales
Insurance Underwriter: underwriting
Interpreter: interpreting
Inventory Clerk: inventory control
Investment Banker: investment banking
Journalist: journalism
Land Surveyor: surveying, land surveying
Machinist: machining
Maintenance Technician: maintenance, maintenance work
Mason: masonry
Medical Coder: coding
Mental Health Counselor: counseling
Merchandiser: merchandising
Metal Fabricator: fabrication, metal fabrication
Miner: mining
Motion Graphics Designer: motion graphics
Nail Technician: nails
Office Clerk: clerical, clerical work
Painter: painting
Payroll Specialist: payroll
Pet Groomer: pet grooming, dog grooming
Photographer: photography
Picture Framer: picture framing
Preschool Teacher: preschool
Product Manager: product management
Production Worker: factory, factory work
Project Manager: project management
Proofreader: proofreading
Public Relations Specialist: public relations
QA Engineer: software testing
Receptionist: reception
Recruiter: recruiting
Regulatory Affairs Specialist: regulatory affairs
Respiratory Therapist: respiratory therapy
School Counselor: counseling
Secretary: secretarial
Sewing Machine Operator: sewing
Site Reliability Engineer: site reliability
Software Engineer: programming, computer programming, coding
Sonographer: ultrasound
Special Education Teacher: special education, sped
Speech Language Pathologist: speech therapy
Stock Associate: stocking, overnight stocking
Substance Abuse Counselor: counseling
Substitute Teacher: substitute teaching
Tailor: sewing
Tax Accountant: tax prep
Technical Writer: writing
Telemarketer: telemarketing
Tile Setter: tile, tile setting
Tow Truck Driver: towing
Transcriptionist: transcription, transcribing
Translator: translation
Truck Driver: driving
Typist: typing
Video Editor: editing
Videographer: videography
Warehouse Worker: order picking, picking
`;

/** The families by a name of their work; several may do the same, such as "cleaning". */
const always = read(lines);
const alone = read(linesAlone);

function read(table: string): ReadonlyMap<string, readonly Occupation[]> {
  const named = table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [title, names = ""] = line.split(": ");
      const family = occupations.find((each) => each.title === title);
      if (family === undefined) throw new Error(`${title} is not in the graph.`);
      return names.split(", ").map((name) => [keyOf(name), family] as const);
    });
  const grouped = Map.groupBy(named, ([name]) => name);
  return new Map([...grouped].map(([name, all]) => [name, all.map(([, family]) => family)]));
}

/** In the singular: "drivers". */
function keyOf(name: string): string {
  return tokens(name).map(singular).join(" ");
}

/** The families that do the work with this name. */
export function occupationsWorking(name: string): readonly Occupation[] {
  const key = keyOf(name);
  return always.get(key) ?? alone.get(key) ?? [];
}

/** Whether this names work only in a search that has no other title. */
export function isWorkAlone(name: string): boolean {
  return alone.has(keyOf(name));
}
