import type { Defect } from "./defect.ts";
import { sessions } from "./table/sessions.ts";

export const defects: readonly Defect[] = [...sessions];
