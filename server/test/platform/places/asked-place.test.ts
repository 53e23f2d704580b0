import { expect, it } from "vitest";
import { loadPlaces } from "../../../src/platform/places/places.ts";

const places = loadPlaces();

it.each([
  "Lemuria, TX",
  "Lemuria, TX, USA",
  "Lemuria, USA",
  "Lemuria TX, USA",
  "West Lemuria, TX",
  "Austin, California",
  "Nowhere Junction, MD",
  "Lemuria",
])("Q-06 X-13 no state stands for a city that is unknown in it: %s", (text) => {
  expect(places.findAsked(text)).toBeUndefined();
});

it.each([
  ["Austin, TX", "Austin, TX"],
  ["123 Main Street, Austin, TX", "Austin, TX"],
  ["78701", "Austin, TX"],
  ["Texas", "Texas"],
  ["Texas, USA", "Texas"],
  ["Remote, US", "United States"],
  ["anywhere, TX", "Texas"],
  ["Puerto Rico, USA", "Puerto Rico"],
  ["Bavaria, Germany", "Germany"],
  ["Hybrid, TX", "Texas"],
  ["Remoto, US", "United States"],
  ["Austin TX, USA", "Austin, TX"],
  ["Minneapolis-St. Paul, MN", "Minneapolis, MN"],
  ["West Seattle, WA", "Seattle, WA"],
  ["Downtown Seattle, WA", "Seattle, WA"],
  ["Greater Boston Area, MA", "Boston, MA (metropolitan area)"],
  ["San Francisco Bay Area, CA", "San Francisco Bay Area"],
  ["Orange County, CA", "Orange County, CA"],
  ["Lower East Side, NY", "Lower East Side, NY"],
  ["Terlingua, TX", "Terlingua, TX"],
  ["Austin TX USA", "Austin, TX"],
  ["South Austin, TX", "Austin, TX"],
  ["Lower Manhattan, NY", "Manhattan, NY"],
  ["North Hollywood, CA", "North Hollywood, CA"],
  ["West Virginia, USA", "West Virginia"],
  ["Minneapolis-St. Paul, MN", "Minneapolis, MN"],
  ["Chapel Hill/Durham, NC", "Chapel Hill, NC"],
  ["Winston-Salem, NC", "Winston-Salem, NC"],
  ["Multiple Locations, TX", "Texas"],
])("Q-09 somebody who asks for %s means %s", (text, label) => {
  const place = places.findAsked(text);
  expect(place && places.label(place)).toBe(label);
});
