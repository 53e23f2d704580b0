import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";

/**
 * What people type for the work rather than for who does it: "housekeeping jobs", "front desk". In the title of a
 * posting these may be somebody else's ("Help Desk Manager"), so the graph doesn't have them.
 */
const lines = `
Administrative Assistant: admin
Appliance Repair Technician: appliance repair
Auto Body Technician: auto body, autobody, collision repair
Bartender: bartending
Call Center Agent: call center, call centre, contact center
Car Salesperson: car sales, auto sales
Caregiver: caregiving, elder care, senior care
Child Care Worker: daycare, day care, child care, childcare
Customer Service Representative: customer service, customer care
Drywall Installer: drywall hanger, sheetrock, sheetrock hanger, sheet rock
Electrician: electrical work
Help Desk Technician: help desk, helpdesk, desktop support, it help desk
Hotel Receptionist: front desk
Housekeeper: housekeeping
Janitor: janitorial, custodial, office cleaning
Landscaper: landscaping, lawn care, lawn mowing
Loss Prevention Officer: loss prevention
Medical Coder: medical coding
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
Sterile Processing Technician: sterile processing
Truck Driver: truck driving, trucking
Waste Collector: garbage man, trash collector
Welder: welding
`;

const byName = new Map<string, Occupation>();
for (const line of lines.trim().split("\n")) {
  const [title, names = ""] = line.split(": ");
  const family = occupations.find((each) => each.title === title);
  if (family === undefined) throw new Error(`${title} is not in the graph.`);
  for (const name of names.split(", ")) byName.set(tokens(name).join(" "), family);
}

/** The family that does the work of this name. */
export function occupationsWorking(name: string): readonly Occupation[] {
  const family = byName.get(tokens(name).join(" "));
  return family === undefined ? [] : [family];
}
