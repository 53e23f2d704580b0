import { businessAndFinance } from "./data/business-and-finance.ts";
import { dataAndAi } from "./data/data-and-ai.ts";
import { engineering } from "./data/engineering.ts";
import { infrastructureAndSecurity } from "./data/infrastructure-and-security.ts";
import { marketingAndCommunications } from "./data/marketing-and-communications.ts";
import { productAndProject } from "./data/product-and-project.ts";
import { salesAndCustomer } from "./data/sales-and-customer.ts";
import { science } from "./data/science.ts";
import { softwareEngineering } from "./data/software-engineering.ts";
import type { Occupation } from "./occupation.ts";
import { readGraph } from "./read-graph.ts";

/** Every family of titles that a search knows. */
export const occupations: readonly Occupation[] = [
  businessAndFinance,
  dataAndAi,
  engineering,
  infrastructureAndSecurity,
  marketingAndCommunications,
  productAndProject,
  salesAndCustomer,
  science,
  softwareEngineering,
].flatMap(readGraph);
