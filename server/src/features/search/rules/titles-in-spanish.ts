import { occupationsTitled } from "./occupations/titles.ts";

/** What example sentences call common jobs in Spanish. The parser reads each as its family. */
export const titlesInSpanish: Readonly<Record<string, string>> = {
  Accountant: "contador",
  "Automotive Technician": "mecánico automotriz",
  Barber: "barbero",
  Bartender: "cantinero",
  Caregiver: "cuidador de ancianos",
  Carpenter: "carpintero",
  Cashier: "cajero",
  "Construction Worker": "ayudante de construcción",
  Cook: "cocinero",
  "Customer Service Representative": "servicio al cliente",
  "Delivery Driver": "repartidor",
  Electrician: "electricista",
  "Forklift Operator": "montacarguista",
  "House Cleaner": "limpieza de casas",
  Housekeeper: "recamarera",
  Janitor: "conserje",
  "Kitchen Helper": "lavaplatos",
  Landscaper: "jardinería",
  "Maintenance Technician": "técnico de mantenimiento",
  Mover: "mudanzas",
  Nanny: "niñera",
  Painter: "pintor",
  Plumber: "plomero",
  "Production Worker": "operario de producción",
  Receptionist: "recepcionista",
  "Registered Nurse": "enfermera",
  "Retail Sales Associate": "vendedor de tienda",
  "Security Guard": "guardia de seguridad",
  Server: "mesero",
  "Software Engineer": "programador",
  Teacher: "maestra",
  "Truck Driver": "chofer",
  "Warehouse Worker": "trabajo de bodega",
  Welder: "soldador",
};

/** The Spanish name of the job that an English title means, if it has one. */
export function titleInSpanish(title: string): string | undefined {
  return occupationsTitled(title)
    .map((family) => titlesInSpanish[family.title])
    .find((name) => name !== undefined);
}
