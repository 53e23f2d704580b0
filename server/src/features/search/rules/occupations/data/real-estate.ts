/** Occupations of houses and land. Written by us. */
export const realEstate = `
# Real estate
Leasing Agent | leasing consultant, leasing specialist, apartment leasing agent, leasing manager, leasing professional, rental consultant, tenant coordinator, leasing associate | Property Manager, Real Estate Agent
Real Estate Manager | director of real estate, corporate real estate manager, real estate portfolio manager | Property Manager, Real Estate Analyst, Construction Manager
Real Estate Analyst | real estate acquisitions associate, real estate associate analyst | Financial Analyst, Real Estate Manager
Real Estate Assistant | real estate transaction coordinator, real estate administrator, real estate office manager, real estate coordinator, property assistant, title clerk real estate | Real Estate Agent, Administrative Assistant
Landman | right of way agent, land agent, easement specialist, lease analyst, land acquisition agent, leasing landman | Real Estate Manager, Paralegal
`;
