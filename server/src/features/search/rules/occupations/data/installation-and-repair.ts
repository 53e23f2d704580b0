/** Occupations that fit, install and repair things in houses, networks and vehicles; of our own writing. */
export const installationAndRepair = `
`;
