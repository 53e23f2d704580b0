import type { Sector } from "./sector.ts";

export const businessSectors = {
  software: {
    names: `
      {coined}
      {coined} Software
      {coined} Labs
      {coined} Systems
      {emblem} Software
      {coined} Cloud
      {surname} Technologies
      {coined} Data`,
    about: `
      {employer} makes {product}, {offer} [used by|trusted by|that runs inside] more than {people} customers.
      {product}, our {offer}, began as a side project of {founder} in {founded}. Today {employer} has {people} people and no plans to grow for growth's sake.
      At {employer} we build {offer}. {product} handles [millions of|a great many] requests a day, and [a small team|each engineer] owns what it ships.
      {employer} is [a profitable|an employee-owned|a venture-backed] company founded in {founded}. We sell {offer} under the name {product}.`,
    offers: `
      scheduling software for clinics
      payments for small shops
      a fraud detection service for lenders
      an inventory system for wholesalers
      a learning platform for schools
      a data catalog for analysts
      dispatch software for trucking fleets
      a support desk for online stores
      observability tools for developers
      an identity service for enterprises
      booking software for hotels
      a mapping platform for utilities
      compliance software for banks
      a video platform for coaches
      a design tool for print shops`,
    employers: 720,
    since: 1994,
    abroad: 0.22,
  },
  bank: {
    names: `
      {place} Savings Bank
      {surname} Credit Union
      {coined} Financial
      {surname} National Bank
      {emblem} Capital
      {surname} and {surname} Investments
      {place} Community Bank`,
    about: `
      {employer} has lent to [households|farmers|small firms] around {city} since {founded}, and still does {offer} better than anything else.
      With {people} colleagues and [a strong balance sheet|patient owners], {employer} offers {offer} to people who like to know their banker.
      {employer} is known for {offer}. Our app, {product}, is [rated among the best|used by most of our members].`,
    offers: `
      mortgage lending
      small business loans
      wealth management
      commercial banking
      retirement planning
      equipment finance`,
    employers: 240,
    since: 1868,
    abroad: 0.12,
  },
  insurance: {
    names: `
      {surname} Mutual Insurance
      {place} Casualty
      {coined} Insurance
      {emblem} Life = life insurance
      {surname} Benefits Group`,
    about: `
      {employer} has written {offer} since {founded} and pays claims [without fuss|quickly|like a neighbor].
      {people} people at {employer} work on {offer}. Our {product} program settles simple claims within a day.
      Policyholders own {employer}. We sell {offer} through [independent|local] agents in [nine|twelve|twenty] states.`,
    offers: `
      auto and home insurance
      life insurance
      workers' compensation cover
      group dental plans
      crop insurance
      commercial property cover`,
    employers: 140,
    since: 1855,
    abroad: 0.1,
  },
  law: {
    names: `
      {surname}, {surname} and {surname} LLP
      {surname} Law Group
      {surname} and {surname}, Attorneys
      Law Office of {surname}
      {place} Legal Aid`,
    about: `
      {employer} is a firm of {people} people in {city} known for {offer}.
      Founded in {founded} by {founder}, {employer} [handles|concentrates on] {offer} for [clients across the state|local families|mid-sized companies].
      Clients come to {employer} for {offer} and stay because we [answer the phone|explain the bill|keep our word].`,
    offers: `
      commercial litigation
      estate planning
      employment law
      immigration cases
      real estate closings
      injury claims
      patent prosecution
      family law`,
    employers: 220,
    since: 1902,
    local: true,
  },
  accounting: {
    names: `
      {surname}, {surname} and Company
      {surname} Tax and Accounting = tax preparation
      {surname} Advisory
      {coined} Audit Partners = audit and assurance
      {place} Bookkeeping = outsourced bookkeeping`,
    about: `
      {employer} provides {offer} to [owner-managed companies|nonprofits|contractors] around {city}.
      Since {founded}, {employer} has done {offer} with [regular hours outside tax season|a busy season that stays humane].
      {people} of us at {employer} take care of {offer} so that [owners|clients] can run their businesses.`,
    offers: `
      audit and assurance
      tax preparation
      outsourced bookkeeping
      payroll services
      forensic accounting
      business valuations`,
    employers: 150,
    since: 1921,
    local: true,
  },
  agency: {
    names: `
      {emblem} Agency
      {emblem} Studio
      {coined} Media
      {surname} Communications
      {coined} Creative
      {surname} and {surname} Public Relations`,
    about: `
      {employer} is [an independent|a small|a midsized] agency in {district}. Our {people} people make {offer} for brands such as {product}.
      Clients hire {employer} for {offer}. We [won|lost] awards in {founded} and have cared more about results since.
      {founder} started {employer} in {founded} with one client and one desk. Today people know us for {offer}, last year's for {product} among them.`,
    offers: `
      brand campaigns
      packaging design
      search marketing
      product launches
      public affairs work
      television spots
      event campaigns`,
    employers: 200,
    since: 1969,
    abroad: 0.15,
  },
  consultancy: {
    names: `
      {surname} Consulting
      {coined} Advisors
      {surname} and {surname} Partners
      {coined} Group
      {emblem} Consulting`,
    about: `
      {employer} is a [consulting|professional services] firm with {people} people and a record in {offer}.
      Since {founded}, [public agencies|manufacturers|hospitals|banks] have called {employer} for {offer}.
      {employer} does {offer}. Teams are small, work is on [real|hard] problems, and {product}, our own toolkit, comes with us.`,
    offers: `
      operations improvement
      enterprise system rollouts
      digital strategy
      cloud migrations
      organizational change
      cost reduction
      security assessments`,
    employers: 180,
    since: 1962,
    abroad: 0.2,
  },
  staffing: {
    names: `
      {coined} Staffing
      {surname} Talent
      {emblem} Personnel
      {place} Workforce Solutions
      {surname} Recruiting Group`,
    about: `
      {employer} is hiring for a client in {city} that looks for {offer}.
      Our client near {district} has asked {employer} to fill this position and cares about {offer}.
      {employer} has placed people since {founded}. What our clients want most is {offer}.`,
    offers: `
      careful work
      people who stay
      quick learners
      safety before speed
      punctuality
      experience and common sense
      a friendly manner`,
    employers: 160,
    since: 1974,
  },
  telecom: {
    names: `
      {coined} Networks
      {place} Fiber = fiber internet
      {coined} Wireless = a mobile network
      {coined} Communications
      {emblem} Broadband`,
    about: `
      {employer} brings {offer} to {city} and [the towns|the counties] around it. About {people} people keep the network up.
      Founded in {founded}, {employer} operates {offer} under the name {product}.
      Customers judge {employer} on [bad days|outages]. We run {offer} with [two|three] paths to every exchange for that reason.`,
    offers: `
      fiber internet
      a mobile network
      business telephone service
      data center space
      rural broadband
      satellite links`,
    employers: 90,
    since: 1983,
    abroad: 0.12,
  },
} satisfies Record<string, Sector>;
