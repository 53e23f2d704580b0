/** My Organization: jobs, applications and answers. */
export const organization = {} as const;
