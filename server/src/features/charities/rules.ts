import type { Charity } from "@candor/contract/charities/shapes";

/** Charities that an applicant can choose from. Ids never change, because applications refer to them. */
export const charities: readonly Charity[] = [
  { id: "doctors-without-borders", name: "Doctors Without Borders", about: "Medical help in emergencies" },
  { id: "feeding-america", name: "Feeding America", about: "Food banks across the United States" },
  { id: "habitat-for-humanity", name: "Habitat for Humanity", about: "Homes that people can afford" },
  { id: "direct-relief", name: "Direct Relief", about: "Medicine after disasters" },
  { id: "the-nature-conservancy", name: "The Nature Conservancy", about: "Lands and waters kept alive" },
  {
    id: "st-jude",
    name: "St. Jude Children's Research Hospital",
    about: "Care and research for sick children",
  },
  { id: "world-central-kitchen", name: "World Central Kitchen", about: "Meals where disasters struck" },
  { id: "year-up-united", name: "Year Up United", about: "Training that leads young adults to jobs" },
  { id: "dress-for-success", name: "Dress for Success", about: "Help for women on the way to work" },
  { id: "goodwill", name: "Goodwill Industries", about: "Job training and placement" },
  { id: "room-to-read", name: "Room to Read", about: "Reading and school for children" },
  { id: "wikimedia-foundation", name: "Wikimedia Foundation", about: "Free knowledge for everybody" },
];

const byId = new Map(charities.map((charity) => [charity.id, charity]));

export function charityOf(id: string | null): Charity | undefined {
  return id === null ? undefined : byId.get(id);
}

export function isCharity(id: string): boolean {
  return byId.has(id);
}
