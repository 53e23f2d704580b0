/** The pages' colors by day. At night they are replaced (`night.ts`). */
export const look = {
  paper: "#f8f4ea",
  ink: "#1b2030",
  inkSoft: "#555a69",
  rule: "#d9d1bd",
  pen: "#22409a",
  answered: "#1d6b3c",
  due: "#8a5a00",
} as const;
