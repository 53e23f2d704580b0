/** Charities that an applicant can choose from. Ids never change, because applications refer to them. */
export const charities = [
  { id: "doctors-without-borders", name: "Doctors Without Borders" },
  { id: "feeding-america", name: "Feeding America" },
  { id: "habitat-for-humanity", name: "Habitat for Humanity" },
  { id: "direct-relief", name: "Direct Relief" },
  { id: "the-nature-conservancy", name: "The Nature Conservancy" },
  { id: "st-jude", name: "St. Jude Children's Research Hospital" },
  { id: "world-central-kitchen", name: "World Central Kitchen" },
  { id: "year-up-united", name: "Year Up United" },
  { id: "dress-for-success", name: "Dress for Success" },
  { id: "goodwill", name: "Goodwill Industries" },
  { id: "room-to-read", name: "Room to Read" },
  { id: "wikimedia-foundation", name: "Wikimedia Foundation" },
] as const;

export type ListedCharity = (typeof charities)[number];

const byId = new Map<string, ListedCharity>(charities.map((charity) => [charity.id, charity]));

export function charityOf(id: string | null): ListedCharity | undefined {
  return id === null ? undefined : byId.get(id);
}

export function isCharity(id: string): boolean {
  return byId.has(id);
}
