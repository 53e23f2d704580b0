import type { Random } from "../random.ts";

const first = `
Alder Amber Arbor Ash Aspen Bay Beacon Bell Birch Brick Bridge Brook Canal Cannery Cedar Chapel Cherry Church Clay
Clear Cliff Clover Copper Cotton Court Cove Creek Crescent Cypress Depot Dogwood East Elm Fair Falcon Ferry Field
Fir Forge Fountain Fox Garden Glen Granite Green Grove Harbor Haven Hawk Hazel Heron High Hill Holly Ivy Juniper
Lake Laurel Liberty Lime Linden Magnolia Maple Market Meadow Mill Mission North Oak Old Olive Orchard Park Pearl
Pecan Pine Plum Poplar Quarry Rail River Rose Saddle Sage Sand Silver South Spring Spruce Stone Summit Sycamore
Tannery Union Valley Vine Walnut Water West Wharf Willow Windmill Wood`;

const second = `
Bend Bluff Commons Corner Corners Court Crossing District Downs End Falls Flats Gardens Gate Green Grove Heights
Hollow Junction Landing Lane Park Place Plaza Point Quarter Ridge Row Run Side Square Station Terrace Town Trail
View Village Walk Yard Yards`;

const firstWords = first.trim().split(/\s+/);
const secondWords = second.trim().split(/\s+/);

/** A neighborhood that could be in any town: "Maple Ridge". */
export function neighborhood(random: Random): string {
  const before = random.pick(firstWords);
  const after = random.pick(secondWords);
  return before === after ? `${before} Hill` : `${before} ${after}`;
}
