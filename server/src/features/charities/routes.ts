import { listCharities } from "@candor/contract/charities/routes";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { charities } from "./rules.ts";
import { charityView } from "./views.ts";

export function charityRoutes(serving: Serving): void {
  serve(serving, listCharities, anyone, () => ({ charities: charities.map(charityView) }));
}
