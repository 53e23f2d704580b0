import type { Occupation } from "./occupation.ts";

export const retail: Occupation[] = [
  {
    titles:
      "Retail Sales Associate*5|Sales Associate*6|Store Associate*3|Retail Associate*2|Team Member*3|Beauty Advisor",
    industry: "Sales",
    at: ["retailer", "retailer", "telecom"],
    share: 40,
    pay: [14.5, 19, "hour"],
    levels: "floor",
    schedule: "store",
    skills: "Retail sales|Customer service|Point of sale|Merchandising|Cash handling|Inventory management",
    duties: `
      Greet customers and find out what they [came for|really need]
      Know the [range|shelves] well enough to recommend the cheaper one
      Ring up sales, [returns|gift cards], and count the drawer
      Keep shelves full, [faced|priced], and clean
      Unpack deliveries [before opening|on Tuesdays]
      Build displays for the [season|weekend]
      Help with orders placed online`,
    needs: `
      Joy in talking with strangers
      Availability on [weekends|some evenings]
      Ability to stand and [lift|carry] thirty pounds
      No experience required`,
  },
  {
    titles:
      "Cashier*7|Front End Associate*2|Customer Service Associate*3|Checkout Clerk|Cashier Customer Service*2",
    industry: "Customer Service",
    at: ["retailer", "retailer", "restaurant", "property"],
    share: 24,
    pay: [13.5, 17, "hour"],
    levels: "floor",
    schedule: "store",
    skills: "Cash handling|Point of sale|Customer service|Retail sales|Cleaning",
    duties: `
      Scan, weigh, and bag [quickly|with care], eggs on top
      Take cash and cards and [balance|count] to the cent
      Help people at the self-checkout with patience
      Answer questions and [call|find] who knows
      Check ages for [wine|tobacco] without exception
      Wipe belts, [gather carts|restock bags], and stay friendly
      Notice [long lines|lost children] first`,
    needs: `
      Simple arithmetic and an honest face
      Sixteen years or older, eighteen for [late|evening] shifts
      Punctuality
      A smile on Saturdays`,
  },
  {
    titles:
      "Store Manager*5|Assistant Store Manager*5|Retail Store Manager*2|Department Manager*3|Key Holder*2|General Manager - Retail",
    industry: "Management",
    at: ["retailer", "retailer", "telecom"],
    share: 15,
    pay: [48000, 74000, "year"],
    levels: "single",
    schedule: "store",
    skills:
      "Retail sales|Merchandising|Scheduling|Inventory management|Performance management|Recruiting|Cash handling|Customer service|Budgeting",
    duties: `
      Run a store with [twelve|twenty|forty] people and a good name in {district}
      Hire, train, and [schedule|promote] two weeks ahead
      Read the numbers each morning and [act|walk the floor]
      Order what sells here, not what sells [elsewhere|on average]
      Handle complaints so that people come back
      Keep losses, [waste|overtime], and risks small
      Open and close, and hold the keys`,
    needs: `
      [Two|Three] years in charge of a shift or department
      Command of [stock|labor|sales] figures
      Fairness people can feel
      Weekends in rotation`,
  },
  {
    titles:
      "Merchandiser*5|Visual Merchandiser*2|Retail Merchandiser*3|Stocker*4|Overnight Stocker*3|Grocery Clerk*2",
    industry: "Sales",
    at: ["retailer", "food", "retailer"],
    share: 14,
    pay: [15, 20, "hour"],
    levels: "floor",
    schedule: "store",
    contract: 0.08,
    skills: "Merchandising|Inventory management|Customer service|Driving|Material handling|Retail sales",
    duties: `
      Fill shelves overnight or before the [rush|doors open]
      Rotate [milk|bread|stock] and take out what is old
      Set displays from a plan and [photograph|adjust] them
      Visit [six|eight] stores a day in your own car
      Count, order, and [claim|note] damage
      Get on with managers of [every|all] temper
      Keep the back room [passable|in order]`,
    needs: `
      Early hours and [strong|tireless] arms
      Reliable car where the route asks for it
      Eye for straight rows
      Independence`,
  },
  {
    titles:
      "Customer Service Representative*7|CSR*2|Call Center Representative*4|Customer Support Specialist*4|Contact Center Agent*2|Customer Care Representative*2",
    industry: "Customer Service",
    at: ["insurance", "bank", "telecom", "software", "retailer", "energy", "government", "staffing"],
    share: 34,
    pay: [17, 23, "hour"],
    levels: "desk",
    schedule: "shifts",
    remote: 0.36,
    hybrid: 0.09,
    contract: 0.16,
    abroad: true,
    skills: "Customer service|Call center|Data entry|Zendesk|Microsoft Office|Salesforce|Typing",
    duties: `
      Answer [fifty|sixty|seventy] calls, chats, and messages a day
      Listen first, then solve it or [stay with it|find who can]
      Explain bills, [orders|policies], and delays in plain words
      Note each contact so that nobody must repeat a story
      Calm people who have [waited|been let down]
      Spot the question that comes up [too often|every day] and report it
      Meet targets that count [quality|answers], not seconds`,
    needs: `
      [Six months|One year] of work with customers
      Clear speech and correct [writing|spelling]
      Two things at once: [talk and type|listen and look up]
      A quiet room and fast internet if you work from home`,
  },
  {
    titles:
      "Customer Success Manager*6|CSM*2|Customer Success Specialist*2|Client Success Manager*2|Customer Onboarding Specialist*2|Technical Account Manager*2",
    industry: "Customer Service",
    at: ["software", "software", "telecom"],
    share: 10,
    pay: [72000, 108000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.43,
    hybrid: 0.22,
    abroad: true,
    skills:
      "Customer service|Account management|Salesforce|Onboarding|Stakeholder management|CRM|HubSpot|SQL|Training and development",
    duties: `
      Look after [thirty|forty|sixty] customers who use {product}
      Lead the first ninety days from contract to habit
      Read usage and call before [they leave|renewal]
      Run [quarterly|short] reviews with facts
      Carry requests to the product team and answers back
      Teach [admins|teams] what they overlooked
      Renew, and grow where it [helps|makes sense]`,
    needs: `
      [Two|Three] years with business customers
      Technical curiosity about {product} and similar tools
      Organization across many threads
      Warmth that [is real|survives bad news]`,
  },
];
