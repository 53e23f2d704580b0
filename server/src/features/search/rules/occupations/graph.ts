import { businessAndFinance } from "./data/business-and-finance.ts";
import { dataAndAi } from "./data/data-and-ai.ts";
import { designAndMedia } from "./data/design-and-media.ts";
import { engineering } from "./data/engineering.ts";
import { humanResources } from "./data/human-resources.ts";
import { infrastructureAndSecurity } from "./data/infrastructure-and-security.ts";
import { legal } from "./data/legal.ts";
import { marketingAndCommunications } from "./data/marketing-and-communications.ts";
import { office } from "./data/office.ts";
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
  designAndMedia,
  engineering,
  humanResources,
  infrastructureAndSecurity,
  legal,
  marketingAndCommunications,
  office,
  productAndProject,
  salesAndCustomer,
  science,
  softwareEngineering,
].flatMap(readGraph);
