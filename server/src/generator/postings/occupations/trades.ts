import type { Occupation } from "./occupation.ts";

export const trades: Occupation[] = [
  {
    titles:
      "Electrician*6|Journeyman Electrician*3|Commercial Electrician*2|Industrial Electrician*2|Maintenance Electrician|Residential Electrician",
    industry: "Other",
    at: ["builder", "builder", "manufacturer", "energy", "property", "government", "staffing"],
    share: 14,
    pay: [28, 43, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.14,
    skills:
      "Electrical wiring|Blueprint reading|OSHA|Power tools|Lockout/tagout|PLC|Preventive maintenance|Occupational safety",
    duties: `
      Install [conduit|cable tray], pull wire, and land panels to code
      Read drawings and lay out [circuits|rooms] before the walls close
      Trace faults in [lighting|controls|motors] and repair them safely
      Lock out, tag out, and test dead before touching
      Bend pipe that [lines up|makes the inspector smile]
      Teach apprentices the [why|order] of things
      Keep [material|as-built] lists so that nobody waits`,
    needs: `
      Journeyman license in {region}, or hours toward one
      Own hand tools; we supply [power tools|lifts] and safety gear
      Knowledge of the National Electrical Code
      OSHA 10 card, or we [send you|pay the class]
      Comfort on [ladders|lifts] and in tight places`,
  },
  {
    titles: "Plumber*6|Service Plumber*3|Journeyman Plumber*2|Pipefitter*2|Plumbing Technician",
    industry: "Other",
    at: ["builder", "builder", "property", "government"],
    share: 9,
    pay: [28, 43, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.08,
    skills: "Plumbing|Blueprint reading|Welding|Soldering|Customer service|OSHA|Power tools|Driving",
    duties: `
      Repair leaks, [drains|boilers], and water heaters in homes and shops
      Rough in and trim [kitchens|bathrooms|restaurants]
      Explain the [choice|price] before work begins
      Run copper, [PEX|cast iron], and gas lines to code
      Use cameras and [jetters|locators] to find what is hidden
      Leave the [floor|house] cleaner than before
      Stock your van and [write|close] tickets on a tablet`,
    needs: `
      Plumbing license in {region}, or registration as an apprentice
      Clean driving record
      Skill at [diagnosis|pipe work] and in talking with owners
      Share of evening calls, [paid extra|one week in six]
      Ability to work in [crawl spaces|winter]`,
  },
  {
    titles:
      "HVAC Technician*6|HVAC Service Technician*4|HVAC Installer*3|Refrigeration Technician*2|HVAC Mechanic",
    industry: "Other",
    at: ["builder", "builder", "property", "school", "hospital"],
    share: 13,
    pay: [25, 38, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.05,
    skills:
      "HVAC|Refrigeration|Preventive maintenance|Electrical wiring|Sheet metal|Boiler operation|Customer service|Soldering|Driving",
    duties: `
      Diagnose [furnaces|heat pumps|rooftop units] and fix them on the first visit
      Install [ductwork|split systems] that run quietly
      Recover, [weigh in|charge], and log refrigerant by the rules
      Tune up equipment each [spring|fall] before customers need it
      Read wiring diagrams and [meters|pressures]
      Talk people through [options|repairs] without scaring them
      Answer no-heat calls in [January|the cold]`,
    needs: `
      EPA 608 certification, universal preferred
      [Two|Three] years in service or installation
      Valid license and a clean record
      Own hand tools and [gauges|a good meter]
      On call [one week in five|in rotation], paid`,
  },
  {
    titles:
      "Welder*6|MIG Welder*3|TIG Welder*2|Welder Fabricator*3|Pipe Welder*2|Structural Welder|Combo Welder",
    industry: "Manufacturing",
    at: ["manufacturer", "manufacturer", "builder", "energy", "aerospace", "staffing"],
    share: 12,
    pay: [21, 31, "hour"],
    levels: "trade",
    schedule: "shifts",
    contract: 0.16,
    skills:
      "Welding|Blueprint reading|Power tools|Lathe|Forklift|Crane operation|Quality control|Occupational safety|Sheet metal",
    duties: `
      Weld [carbon|stainless] steel and aluminum to drawing, flat and out of position
      Set up [fixtures|machines], choose wire and gas, and run test coupons
      Grind, fit, and [square|tack] parts before the first bead
      Check welds for [undercut|porosity|size] and repair what fails
      Move plate with the [overhead crane|forklift] safely
      Read [symbols|prints] and ask when one makes no sense
      Keep your booth, leads, and [torches|hood] in order`,
    needs: `
      Passing a weld test on [the day|your first visit]
      [One year|Two years] of MIG or TIG welding
      Certification to a structural or pipe code is [a plus|paid extra]
      Ability to lift fifty pounds and to stand [all shift|for hours]
      Tape, square, and respect for [fire watch|guards]`,
  },
  {
    titles:
      "Carpenter*6|Finish Carpenter*3|Framing Carpenter*2|Cabinet Maker*2|Journeyman Carpenter|Drywall Finisher",
    industry: "Other",
    at: ["builder", "builder", "property"],
    share: 9,
    pay: [24, 36, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.2,
    skills: "Carpentry|Cabinet making|Blueprint reading|Power tools|Drywall|OSHA|Concrete|Painting",
    duties: `
      Frame walls, [roofs|stairs], and openings that are plumb and square
      Hang doors, set [trim|cabinets], and make joints disappear
      Build forms, [decks|scaffolds], and temporary works
      Measure twice, and [write it down|keep the offcuts]
      Read plans and [spot|report] clashes before the saw starts
      Help [masons|electricians] when the day needs it
      Keep the site [safe|dry] and swept`,
    needs: `
      [Two|Three|Five] years in the trade
      Own hand tools and reliable transport
      Knowledge of layouts and [local codes|materials]
      Care for [old houses|finished floors]
      A head for heights`,
  },
  {
    titles:
      "Automotive Technician*5|Auto Mechanic*3|Lube Technician*3|Automotive Service Technician*2|Auto Body Technician*2|EV Technician",
    industry: "Other",
    at: ["garage", "garage", "government"],
    share: 12,
    pay: [22, 36, "hour"],
    levels: "trade",
    schedule: "day",
    skills: "Automotive repair|Equipment maintenance|Electrical wiring|Customer service|Power tools|Painting",
    duties: `
      Diagnose [engines|brakes|electrics] with scan tools and experience
      Repair it once, road-test it, and [explain|photograph] what you found
      Perform inspections, [alignments|oil services], and recalls
      Quote time and parts [fairly|before starting]
      Help [apprentices|lube techs] with their first brake jobs
      Keep lifts, [bays|hoses], and special tools in shape
      Update the repair order [as you go|before lunch]`,
    needs: `
      ASE certificates, or [progress|interest] in them
      Own tools; we [insure|help to buy] them
      Driver's license and a clean record
      Knowledge of hybrids is [rewarded|welcome]
      Honest work on cars nobody will check`,
  },
  {
    titles:
      "Diesel Mechanic*5|Diesel Technician*4|Heavy Equipment Mechanic*3|Fleet Mechanic*2|Truck Mechanic",
    industry: "Other",
    at: ["garage", "logistics", "government", "builder", "energy"],
    share: 9,
    pay: [26, 39, "hour"],
    levels: "trade",
    schedule: "shifts",
    skills:
      "Diesel engines|Hydraulics|Welding|Preventive maintenance|Equipment maintenance|CDL|Automotive repair|Electrical wiring",
    duties: `
      Service and rebuild engines, [transmissions|axles], and air brakes
      Read fault codes and [wiring|hydraulic] diagrams
      Keep the fleet legal for roadside [inspections|checks]
      Answer breakdowns on the [highway|night shift] now and then
      Record [parts|hours] so that history helps the next repair
      Weld and fabricate [brackets|guards] when none can be bought
      Plan services around the dispatcher's week`,
    needs: `
      [Two|Three] years on heavy trucks or machines
      Own tools up to one inch
      CDL, or willingness to earn one on our time
      Laptop diagnostics on [two|several] engine makes
      Strength, caution, and [dry|good] humor`,
  },
  {
    titles:
      "Maintenance Technician*7|Facilities Technician*3|Building Engineer*2|Maintenance Worker*2|Apartment Maintenance Technician*2",
    industry: "Other",
    at: ["property", "property", "hotel", "school", "hospital", "university", "nonprofit"],
    share: 18,
    pay: [20, 30, "hour"],
    levels: "trade",
    schedule: "day",
    skills:
      "Building maintenance|HVAC|Plumbing|Electrical wiring|Preventive maintenance|Carpentry|Painting|Customer service|Drywall|Power tools",
    duties: `
      Close [eight|ten] work orders a day, from door locks to dishwashers
      Prepare [rooms|apartments] for the next guest or tenant
      Check boilers, pumps, and [filters|alarms] on a schedule
      Patch, paint, and [caulk|tile] so that repairs do not show
      Answer emergencies [after hours|at night] in rotation
      Walk the building daily and fix what nobody reported
      Deal with [contractors|inspectors] politely and firmly`,
    needs: `
      Experience in [building|apartment|hotel] maintenance
      All-round skill in basic plumbing and electrics
      Driver's license and own hand tools
      Certificates such as EPA 608 or pool operator are a plus
      Good manners in other people's homes`,
  },
  {
    titles:
      "Heavy Equipment Operator*5|Excavator Operator*2|Crane Operator*2|Equipment Operator*3|Construction Laborer*6|Concrete Finisher|Roofer*2",
    industry: "Other",
    at: ["builder", "builder", "energy", "government", "staffing"],
    share: 14,
    pay: [20, 33, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.12,
    skills:
      "Heavy equipment operation|Concrete|OSHA|CDL|Crane operation|Power tools|Occupational safety|Surveying|Roofing",
    duties: `
      Dig, grade, and load to the [stakes|screen]
      Spot pipes and wires before the [bucket|auger] does
      Place and finish [concrete|asphalt] before it sets
      Inspect machines each morning and grease what squeaks
      Set [trench boxes|traffic cones] and watch the crew's backs
      Load trucks [evenly|without spilling]
      Leave the site [tidy|locked] for the night`,
    needs: `
      [Two|Three] seasons on similar sites
      Operator card or [references|proof] of hours
      OSHA 10; we provide further [classes|tickets]
      Willingness to start at [six|half past five]
      Boots, a lunch, and patience with weather`,
  },
  {
    titles: "Painter*6|Commercial Painter*2|Industrial Painter*2|Flooring Installer*2|Glazier|Tile Setter",
    industry: "Other",
    at: ["builder", "property", "manufacturer"],
    share: 5,
    pay: [20, 29, "hour"],
    levels: "trade",
    schedule: "field",
    contract: 0.24,
    skills: "Painting|Drywall|Power tools|Customer service|OSHA|Masonry",
    duties: `
      Scrape, sand, fill, and prime [before|until] paint has a chance
      Cut straight lines by hand and [spray|roll] the rest
      Protect floors, [plants|furniture], and windows
      Match colors that nobody remembers the name of
      Set up [ladders|lifts] and take them down safely
      Estimate [gallons|hours] and tell the foreman early
      Clean brushes so that they last`,
    needs: `
      [Two|Three] years of professional work
      Own brushes and a way to get to the job
      Fitness for [ladders|overhead work]
      Neatness in occupied [rooms|homes]
      English or Spanish, [preferably both|either will do]`,
  },
];
