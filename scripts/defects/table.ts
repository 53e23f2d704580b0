import type { Defect } from "./defect.ts";
import { cookies } from "./table/cookies.ts";
import { diskSpared } from "./table/disk.ts";
import { loadShed } from "./table/load.ts";
import { mailed } from "./table/mailed.ts";
import { permissions } from "./table/permissions.ts";
import { ratesLimited } from "./table/rates.ts";
import { redirects } from "./table/redirects.ts";
import { sessions } from "./table/sessions.ts";
import { stops } from "./table/stops.ts";
import { triesLimited } from "./table/tries.ts";
import { unproved } from "./table/unproved.ts";
import { uploadsShared } from "./table/uploads.ts";

export const defects: readonly Defect[] = [
  ...sessions,
  ...cookies,
  ...unproved,
  ...permissions,
  ...redirects,
  ...triesLimited,
  ...ratesLimited,
  ...diskSpared,
  ...uploadsShared,
  ...loadShed,
  ...mailed,
  ...stops,
];
