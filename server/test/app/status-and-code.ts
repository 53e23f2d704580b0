import { type ProblemCode, problems } from "@candor/contract/problems";
import type { Route } from "@candor/contract/route";
import type { Asked } from "../harness/app.ts";

export function statusAndCode({ status, body }: Asked) {
  return { status, ...(status >= 400 && { code: body.code as ProblemCode }) };
}

/** A refusal in the route's own words for "not there". */
export function codeAt(route: Route, code: ProblemCode) {
  const own = code === "not-found" ? route.problems.find((each) => problems[each].status === 404) : code;
  return { status: problems[code].status, code: own ?? code };
}
