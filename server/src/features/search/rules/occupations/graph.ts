import { agricultureAndEnvironment } from "./data/agriculture-and-environment.ts";
import { businessAndFinance } from "./data/business-and-finance.ts";
import { constructionAndTrades } from "./data/construction-and-trades.ts";
import { crafts } from "./data/crafts.ts";
import { dataAndAi } from "./data/data-and-ai.ts";
import { designAndMedia } from "./data/design-and-media.ts";
import { education } from "./data/education.ts";
import { engineering } from "./data/engineering.ts";
import { healthCare } from "./data/health-care.ts";
import { hospitalityAndRetail } from "./data/hospitality-and-retail.ts";
import { humanResources } from "./data/human-resources.ts";
import { infrastructureAndSecurity } from "./data/infrastructure-and-security.ts";
import { installationAndRepair } from "./data/installation-and-repair.ts";
import { legal } from "./data/legal.ts";
import { manufacturingAndLogistics } from "./data/manufacturing-and-logistics.ts";
import { marketingAndCommunications } from "./data/marketing-and-communications.ts";
import { office } from "./data/office.ts";
import { personalAndSecurity } from "./data/personal-and-security.ts";
import { productAndProject } from "./data/product-and-project.ts";
import { production } from "./data/production.ts";
import { realEstate } from "./data/real-estate.ts";
import { salesAndCustomer } from "./data/sales-and-customer.ts";
import { science } from "./data/science.ts";
import { socialAndPublicService } from "./data/social-and-public-service.ts";
import { softwareEngineering } from "./data/software-engineering.ts";
import { spanish } from "./data/spanish.ts";
import { transport } from "./data/transport.ts";
import type { Occupation } from "./occupation.ts";
import { readGraph, withTitles } from "./read-graph.ts";

const families: readonly Occupation[] = [
  agricultureAndEnvironment,
  businessAndFinance,
  constructionAndTrades,
  crafts,
  dataAndAi,
  designAndMedia,
  education,
  engineering,
  healthCare,
  hospitalityAndRetail,
  humanResources,
  infrastructureAndSecurity,
  installationAndRepair,
  legal,
  manufacturingAndLogistics,
  marketingAndCommunications,
  office,
  personalAndSecurity,
  productAndProject,
  production,
  realEstate,
  salesAndCustomer,
  science,
  socialAndPublicService,
  softwareEngineering,
  transport,
].flatMap(readGraph);

/** Every family of titles that searches know. */
export const occupations: readonly Occupation[] = withTitles(families, spanish);
