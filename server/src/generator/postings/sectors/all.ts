import { businessSectors } from "./business.ts";
import { healthSectors } from "./health.ts";
import { industrySectors } from "./industry.ts";
import { publicSectors } from "./public.ts";
import type { Sector } from "./sector.ts";
import { serviceSectors } from "./service.ts";

const all = {
  ...healthSectors,
  ...businessSectors,
  ...industrySectors,
  ...publicSectors,
  ...serviceSectors,
};

export type SectorName = keyof typeof all;

export const sectors: Readonly<Record<SectorName, Sector>> = all;
