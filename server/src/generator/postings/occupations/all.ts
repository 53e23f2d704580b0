import { buying } from "./buying.ts";
import { clinic } from "./clinic.ts";
import { creative } from "./creative.ts";
import { data } from "./data.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { hospitality } from "./hospitality.ts";
import { infrastructure } from "./infrastructure.ts";
import { law } from "./law.ts";
import { management } from "./management.ts";
import { manufacturing } from "./manufacturing.ts";
import { marketing } from "./marketing.ts";
import { nursing } from "./nursing.ts";
import type { Occupation } from "./occupation.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { product } from "./product.ts";
import { publicService } from "./public.ts";
import { retail } from "./retail.ts";
import { sales } from "./sales.ts";
import { science } from "./science.ts";
import { software } from "./software.ts";
import { therapy } from "./therapy.ts";
import { trades } from "./trades.ts";
import { transport } from "./transport.ts";

export const occupations: readonly Occupation[] = [
  ...buying,
  ...clinic,
  ...creative,
  ...data,
  ...education,
  ...engineering,
  ...finance,
  ...hospitality,
  ...infrastructure,
  ...law,
  ...management,
  ...manufacturing,
  ...marketing,
  ...nursing,
  ...office,
  ...people,
  ...product,
  ...publicService,
  ...retail,
  ...sales,
  ...science,
  ...software,
  ...therapy,
  ...trades,
  ...transport,
];
