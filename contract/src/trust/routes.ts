import { route } from "../route.ts";
import { trust } from "./shapes.ts";

/** M-46. */
export const readTrust = route({
  method: "GET",
  path: "/rest/trust",
  summary: "How this instance is doing, counted from its records at most every ten minutes",
  gate: "anyone",
  status: 200,
  answer: trust,
  problems: ["overloaded"],
  limit: "reading",
});
