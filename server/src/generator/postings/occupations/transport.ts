import type { Occupation } from "./occupation.ts";

export const transport: Occupation[] = [
  {
    titles:
      "CDL A Truck Driver*5|Truck Driver*4|Class A Driver*3|OTR Truck Driver*2|Regional Truck Driver*2|CDL-A Driver|Dump Truck Driver|CDL B Driver*2",
    industry: "Distribution",
    at: ["logistics", "logistics", "logistics", "food", "builder", "retailer"],
    share: 34,
    pay: [24, 34, "hour"],
    levels: "single",
    schedule: "route",
    contract: 0.16,
    specialties: "dry van|refrigerated|flatbed|tanker|intermodal|dedicated",
    skills:
      "CDL|Driving|Hazmat|Record keeping|Route planning|Customer service|Forklift|Equipment maintenance",
    duties: `
      Haul {specialty} loads of [thirty|forty] thousand pounds on time and in one piece
      Inspect tractor and trailer before [each trip|every trip] and write up defects
      Keep electronic logs [true|clean] and hours legal
      Back into docks that were built for [smaller|older] trucks
      Secure freight with [straps|chains|load bars] and check it again
      Get signatures, [pallets|temperatures], and paperwork right
      Call dispatch early when [snow|a dock|traffic] costs an hour`,
    needs: `
      Class A commercial license with a current medical card
      [One year|Six months|Two years] of {specialty} or similar driving
      No more than [two|three] moving violations in three years
      Hazmat or tanker endorsement [is paid extra|preferred]
      Ability to pass a road test and a drug screen`,
  },
  {
    titles:
      "Delivery Driver*7|Route Driver*3|Package Delivery Driver*2|Courier*2|Box Truck Driver*2|Delivery Associate*2",
    industry: "Distribution",
    at: ["logistics", "logistics", "retailer", "food", "restaurant"],
    share: 24,
    pay: [17, 24, "hour"],
    levels: "floor",
    schedule: "day",
    contract: 0.14,
    skills: "Driving|Customer service|Route planning|Material handling|Cash handling|Record keeping",
    duties: `
      Load your van in the order of the [route|stops] and set off by seven
      Deliver [120|150|180] parcels a day around {city} without throwing one
      Greet customers, collect [signatures|returns], and solve small problems
      Carry up to [fifty|seventy] pounds up stairs
      Check tires, lights, and [oil|mirrors] every morning
      Report [damage|wrong addresses] with a photograph
      Bring the van back [fueled|charged] and swept`,
    needs: `
      Valid license and a clean record for [two|three] years
      Knowledge of {city} streets or of [maps|navigation]
      Physical fitness in heat and rain
      Politeness at [the hundredth|every] door
      No commercial license needed`,
  },
  {
    titles: "Bus Driver*4|School Bus Driver*5|Transit Operator*3|Shuttle Driver*3|Bus Operator",
    industry: "Distribution",
    at: ["school", "government", "school", "hotel"],
    share: 9,
    pay: [20, 29, "hour"],
    levels: "single",
    schedule: "school",
    skills: "Driving|CDL|Customer service|First aid|Record keeping",
    duties: `
      Drive [a morning and an afternoon|two] routes through {district} and keep the timetable
      Inspect the bus before anyone boards
      Know your passengers and [greet|count] them
      Help [children|riders in wheelchairs] on and off
      Keep order with a calm [voice|mirror]
      Report [icy stops|late trains|damage] by radio
      Take part in evacuation drills each [fall|term]`,
    needs: `
      Class B license with passenger endorsement, or paid training for it
      Clean driving and background record
      Liking for children and [commuters|visitors]
      Punctuality to the [minute|bell]
      Medical card`,
  },
  {
    titles:
      "Dispatcher*5|Transportation Dispatcher*2|Fleet Coordinator*2|Service Dispatcher*2|Load Planner|Freight Broker*2",
    industry: "Distribution",
    at: ["logistics", "logistics", "garage", "builder", "energy"],
    share: 8,
    pay: [20, 29, "hour"],
    levels: "desk",
    schedule: "shifts",
    remote: 0.1,
    hybrid: 0.07,
    skills:
      "Dispatching|Route planning|Logistics|Customer service|Fleet management|Microsoft Excel|Data entry|Negotiation",
    duties: `
      Assign loads to [thirty|forty] drivers and keep each one moving
      Watch [hours|weather|traffic] and change plans before drivers call
      Tell customers about delays [first|honestly]
      Book [return|spot] loads at a fair rate
      Log breakdowns and find [a tow|another truck]
      Build routes that bring people home
      Balance [trailers|appointments] for tomorrow`,
    needs: `
      Experience with drivers, [technicians|customers], or a busy phone
      Quick typing and [three|two] screens
      Knowledge of the roads around {city}
      Nerves for [Friday|five] o'clock`,
  },
  {
    titles:
      "Forklift Operator*6|Forklift Driver*4|Reach Truck Operator*2|Material Handler*4|Cherry Picker Operator",
    industry: "Supply Chain",
    at: ["logistics", "logistics", "manufacturer", "retailer", "food", "staffing"],
    share: 18,
    pay: [18, 24, "hour"],
    levels: "floor",
    schedule: "shifts",
    contract: 0.3,
    skills:
      "Forklift|Material handling|Shipping and receiving|Order picking|Warehouse operations|Inventory management|Occupational safety|OSHA",
    duties: `
      Unload trailers with a [sit-down|stand-up|reach] truck and stow pallets
      Bring material to the [line|dock] before it runs out
      Scan every [move|location] so that the system is right
      Inspect your truck and [charge|swap] its battery
      Stack to [twenty|thirty] feet without a scratch
      Keep aisles, [docks|racks], and walkways clear
      Help with [counts|picking] when the yard is quiet`,
    needs: `
      Forklift certificate, or [six months|a year] of practice
      Eyes at the back of your head
      Ability to lift [forty|fifty] pounds
      Steel-toed shoes, which we [reimburse|supply]`,
  },
  {
    titles:
      "Warehouse Associate*7|Warehouse Worker*4|Order Picker*4|Picker Packer*3|Fulfillment Associate*2|Warehouse Clerk|Shipping and Receiving Clerk*3|Package Handler*3",
    industry: "Distribution",
    at: ["logistics", "logistics", "retailer", "manufacturer", "food", "staffing"],
    share: 36,
    pay: [16, 21.5, "hour"],
    levels: "floor",
    schedule: "shifts",
    contract: 0.3,
    skills:
      "Order picking|Packaging|Shipping and receiving|Inventory management|Material handling|Forklift|Warehouse operations|Data entry",
    duties: `
      Pick [100|130|160] lines an hour with a scanner and few mistakes
      Pack orders so that they arrive [whole|as they left]
      Receive goods, count them, and [note|question] shortages
      Label, [wrap|stack], and stage pallets for the evening trucks
      Replenish [shelves|bins] before pickers need them
      Count a few locations each day and correct the stock
      Look out for [new|younger] colleagues`,
    needs: `
      No experience needed, reliability very much
      Ability to walk [eight|ten] miles a shift
      Reading numbers [quickly|without swapping them]
      Eighteen years or older`,
  },
  {
    titles:
      "Warehouse Supervisor*4|Warehouse Manager*4|Shift Supervisor*2|Distribution Manager*2|Operations Supervisor*2|Fulfillment Center Manager",
    industry: "Supply Chain",
    at: ["logistics", "logistics", "retailer", "food", "manufacturer"],
    share: 10,
    pay: [58000, 86000, "year"],
    levels: "single",
    schedule: "shifts",
    skills:
      "Warehouse operations|Logistics|Inventory management|Lean manufacturing|Occupational safety|Scheduling|Performance management|Microsoft Excel|5S",
    duties: `
      Lead [twenty|thirty-five|fifty] people on the [first|second|night] shift
      Plan labor against [orders|trucks] and adjust by noon
      Walk the floor and take [hazards|ideas] seriously
      Improve [pick paths|slotting] a little every week
      Keep shipping on time and [errors|damage] below one in a thousand
      Hire, train, and [promote|schedule] fairly
      Report [volume|overtime|safety] without varnish`,
    needs: `
      [Two|Three] years of leading in a warehouse
      Working knowledge of a warehouse management system
      Respect for physical work, best from [doing|having done] it
      Basic skills with spreadsheets and [labor|service] figures`,
  },
  {
    titles:
      "Logistics Coordinator*5|Supply Chain Analyst*4|Demand Planner*2|Import Export Coordinator*2|Supply Chain Planner*2|Logistics Analyst|Transportation Coordinator",
    industry: "Supply Chain",
    at: ["logistics", "manufacturer", "retailer", "food", "biotech", "aerospace"],
    share: 12,
    pay: [56000, 82000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.12,
    hybrid: 0.27,
    contract: 0.1,
    abroad: true,
    skills:
      "Logistics|Supply chain management|Microsoft Excel|SAP|Forecasting|Inventory management|Procurement|Data Analysis|Power BI|Shipping and receiving",
    duties: `
      Book [ocean|air|truck] freight and follow it to the door
      Forecast demand for [200|900|2,000] items and explain misses
      Keep customs papers [complete|ahead of the ship]
      Compare carriers on [price|time|damage] each quarter
      Set stock levels that neither [starve|drown] the plant
      Clear [held|late] shipments with brokers and suppliers
      Report what moved, what waited, and why`,
    needs: `
      [Two|Three] years in logistics or planning
      Confident use of spreadsheets and an [ERP|planning] system
      Knowledge of [trade terms|customs|transport] rules
      Persistence on the phone in [two|several] time zones`,
  },
  {
    titles:
      "Inventory Control Specialist*4|Inventory Specialist*3|Inventory Clerk*3|Stock Clerk*2|Parts Specialist*2|Storekeeper",
    industry: "Supply Chain",
    at: ["manufacturer", "hospital", "retailer", "garage", "government"],
    share: 9,
    pay: [18, 25, "hour"],
    levels: "desk",
    schedule: "day",
    contract: 0.1,
    skills:
      "Inventory management|Data entry|Microsoft Excel|Shipping and receiving|SAP|Forklift|Record keeping",
    duties: `
      Count [cycle|high-value] stock daily and find the cause of differences
      Issue parts to [mechanics|wards|the line] and post them at once
      Set minimums that fit the [season|usage]
      Return, [scrap|sell], or move what nobody uses
      Keep labels, [bins|locations], and pictures current
      Prepare the yearly count and [lead|join] it
      Investigate [lost|misplaced] items like a detective`,
    needs: `
      Precision with numbers and [units|part numbers]
      Experience with an inventory system
      Ability to lift forty pounds
      Order as a [habit|pleasure]`,
  },
];
