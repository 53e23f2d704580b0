import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";

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
Copywriter: copywriting
Customer Service Representative: customer service, customer care, costumer service, costumer service rep, costumer service representative
Delivery Driver: driver
Dental Hygienist: dental hygiene
Dog Walker: dog walking
Drywall Installer: drywall hanger, sheetrock, sheetrock hanger, sheet rock
Electrician: electrical work
Event Planner: event planning
Fitness Instructor: personal training
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
Medical Coder: medical coding
Mental Health Counselor: therapist
Mover: moving company
Nanny: babysitting, baby sitting, nannying
Painter: house painting
Patient Access Representative: patient access
Pest Control Technician: pest control
Phlebotomist: phlebotomy
Plumber: plumbing
Roofer: roofing
Server: waitressing, waiting tables
Shipping and Receiving Clerk: shipping and receiving, shipping receiving
Social Worker: social work
Software Engineer: programer
Sterile Processing Technician: sterile processing
Truck Driver: truck driving, trucking, driver
Tutor: tutoring
Video Editor: video editing
Warehouse Worker: warehouse, warehouse work, warehousing
Waste Collector: garbage man, trash collector
Welder: welding
`;

/** Several families may do the same work, such as "cleaning". */
const byName = new Map<string, Occupation[]>();
for (const line of lines.trim().split("\n")) {
  const [title, names = ""] = line.split(": ");
  const family = occupations.find((each) => each.title === title);
  if (family === undefined) throw new Error(`${title} is not in the graph.`);
  for (const name of names.split(", ")) {
    const key = tokens(name).join(" ");
    byName.set(key, [...(byName.get(key) ?? []), family]);
  }
}

/** The families that do the work with this name. */
export function occupationsWorking(name: string): readonly Occupation[] {
  return byName.get(tokens(name).join(" ")) ?? [];
}
