import type { Occupation } from "./occupation.ts";

export const engineering: Occupation[] = [
  {
    titles:
      "Mechanical Engineer*7|Mechanical Design Engineer*4|Design Engineer*3|CAD Designer*3|Mechanical Drafter|R and D Engineer*2",
    industry: "Engineering",
    at: ["manufacturer", "manufacturer", "aerospace", "energy", "biotech"],
    share: 15,
    pay: [80000, 118000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.04,
    hybrid: 0.19,
    contract: 0.14,
    abroad: true,
    specialties: "thermal|structures|mechanisms|packaging|test|fluid systems",
    skills:
      "Mechanical engineering|SolidWorks|AutoCAD|CATIA|Creo|ANSYS|MATLAB|Blueprint reading|Hydraulics|Project management|Six Sigma",
    duties: `
      Design parts for {offer}, from napkin to released drawing
      Calculate, simulate, and then [break|test] the prototype
      Choose materials and [tolerances|fits] that the shop can hold
      Lead {specialty} reviews and write down why
      Work beside [machinists|welders] on the first articles
      Follow failures from the field to a cause
      Keep models, [bills|drawings], and changes in step`,
    needs: `
      Degree in mechanical engineering
      Command of a CAD system and [hand|quick] calculations
      Experience in {specialty} work or [a|an honest] wish for it
      Safety glasses and curiosity`,
  },
  {
    titles:
      "Electrical Engineer*6|Electronics Engineer*3|Hardware Engineer*3|Power Systems Engineer*2|Embedded Software Engineer*4|Firmware Engineer*3|FPGA Engineer",
    industry: "Engineering",
    at: ["manufacturer", "aerospace", "energy", "telecom", "consultancy"],
    share: 14,
    pay: [88000, 130000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.06,
    hybrid: 0.22,
    contract: 0.14,
    abroad: true,
    skills:
      "Electrical engineering|Embedded Systems|C|C++|PLC|FPGA|MATLAB|RTOS|Verilog|AutoCAD|LabVIEW|Python|SCADA",
    duties: `
      Design [boards|drives|substations] and bring them up at the bench
      Write firmware that survives [brownouts|noise|field updates]
      Select parts with a second source
      Measure with [scopes|analyzers] and believe them only twice
      Prepare drawings and [test|protection] plans
      Support [certification|commissioning] on site
      Review [layouts|code] by colleagues`,
    needs: `
      Degree in electrical or computer engineering
      Lab skill: soldering, probing, [reading|suspecting] datasheets
      Experience with {offer} or similar
      License as engineer is [a plus|needed for power work]`,
  },
  {
    titles:
      "Civil Engineer*6|Structural Engineer*4|Transportation Engineer*2|Water Resources Engineer*2|Geotechnical Engineer|Civil Engineering Technician*2|Land Surveyor*2",
    industry: "Engineering",
    at: ["builder", "consultancy", "government", "energy"],
    share: 13,
    pay: [76000, 112000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.04,
    hybrid: 0.21,
    contract: 0.06,
    specialties: "bridges|drainage|roadway|site development|foundations|wastewater",
    skills:
      "Civil engineering|AutoCAD|Civil 3D|Structural engineering|GIS|Surveying|MicroStation|Project management|Construction inspection|Report writing",
    duties: `
      Prepare plans and quantities for {specialty} projects
      Model [traffic|storms|loads] and check by hand
      Walk sites with [crews|owners] and settle questions
      Write specifications that bidders read one way
      Obtain permits from [counties|agencies]
      Present {specialty} plans at evening meetings
      Review shop drawings and [pay|change] requests`,
    needs: `
      Degree in civil engineering
      Engineer-in-training or professional license in {region}
      Practice in {specialty} design
      Boots and plain speech`,
  },
  {
    titles:
      "Chemical Engineer*5|Process Safety Engineer*2|Petroleum Engineer*2|Environmental Engineer*4|Water Treatment Operator*4|Materials Engineer*2",
    industry: "Engineering",
    at: ["energy", "energy", "manufacturer", "biotech", "food", "government"],
    share: 8,
    pay: [82000, 122000, "year"],
    levels: "ladder",
    schedule: "office",
    hybrid: 0.09,
    skills:
      "Chemical engineering|Water treatment|Environmental engineering|Occupational safety|SCADA|MATLAB|Lean manufacturing|Compliance|Project management",
    duties: `
      Run and improve [reactors|clarifiers|columns] day by day
      Balance mass, energy, and [money|patience]
      Lead hazard studies and close the actions
      Scale [a recipe|a process] from lab to plant
      Train operators and learn from them
      Keep permits for [air|water] without surprises
      Plan [shutdowns|turnarounds] to the hour`,
    needs: `
      Degree in chemical or environmental engineering
      Plant experience, [co-op|internships] included
      Knowledge of process safety rules
      Readiness to climb and to [write|explain]`,
  },
  {
    titles:
      "Aerospace Engineer*4|Systems Engineer*6|Flight Test Engineer*2|Avionics Technician*3|Aircraft Mechanic*5|Propulsion Engineer|Robotics Engineer*3",
    industry: "Engineering",
    at: ["aerospace", "aerospace", "aerospace"],
    share: 10,
    pay: [92000, 138000, "year"],
    levels: "ladder",
    schedule: "office",
    hybrid: 0.15,
    contract: 0.1,
    skills:
      "Systems Engineering|Aircraft maintenance|MATLAB|C++|CATIA|ANSYS|Robotics|Python|Blueprint reading|ROS|Physics",
    duties: `
      Turn mission needs for {product} into requirements one can test
      Analyze [loads|orbits|vibration] and document margins
      Integrate and test on the [floor|hangar apron]
      Sign for work by the [manual|drawing] only
      Lead trade studies with [three|several] suppliers
      Track [weight|power] budgets to the gram
      Sit at console on test day`,
    needs: `
      Degree in engineering, or an airframe and powerplant license
      Eligibility for export-controlled work
      Rigor with [units|configurations]
      Team spirit at two in the morning`,
  },
  {
    titles:
      "Architect*5|Project Architect*3|Architectural Designer*4|Interior Designer*4|BIM Coordinator*3|Landscape Architect*2|Urban Planner*3",
    industry: "Design",
    at: ["builder", "consultancy", "government", "property"],
    share: 9,
    pay: [66000, 98000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.06,
    hybrid: 0.27,
    contract: 0.12,
    abroad: true,
    skills:
      "Architecture|Revit|AutoCAD|BIM|Urban planning|Adobe InDesign|GIS|Construction management|Accessibility",
    duties: `
      Draw [schools|homes|clinics] people will like in forty years
      Detail so that water leaves and [light|air] enters
      Coordinate [structure|ducts|zoning] in one model
      Meet neighbors and change the plan for good reasons
      Choose materials by [touch|carbon] and cost
      Visit sites and answer builders the same day
      Write reports for [boards|councils]`,
    needs: `
      Professional degree; license or progress toward it
      Portfolio with [built|buildable] work
      Fluency in a modeling tool
      Knowledge of codes and [access|energy] rules`,
  },
  {
    titles:
      "Graphic Designer*7|Visual Designer*3|Production Artist*2|Motion Graphics Designer*3|Industrial Designer*2|Packaging Designer*2|Web Designer*4",
    industry: "Design",
    at: ["agency", "agency", "retailer", "media", "university", "nonprofit", "manufacturer"],
    share: 12,
    pay: [54000, 82000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.27,
    contract: 0.24,
    abroad: true,
    skills:
      "Graphic design|Adobe Photoshop|Adobe Illustrator|Adobe InDesign|Figma|Adobe After Effects|Illustration|Animation|HTML|WordPress",
    duties: `
      Design [posters|packs|pages] that are understood at a glance
      Take briefs apart and ask what it is for
      Set type that can be read on a [bus|box|phone]
      Prepare files no printer sends back
      Animate [titles|logos] with restraint
      Keep the brand of {employer} whole without policing it
      Show three ideas and mean each`,
    needs: `
      Portfolio, printed or online
      [Two|Three] years in a studio or in-house
      Mastery of the usual programs
      Calm at version nine`,
  },
  {
    titles:
      "Construction Project Manager*5|Construction Superintendent*4|Project Engineer*4|Estimator*5|Assistant Project Manager - Construction*2|Construction Inspector*3",
    industry: "Project Management",
    at: ["builder", "builder", "energy", "property", "government"],
    share: 14,
    pay: [80000, 120000, "year"],
    levels: "single",
    schedule: "field",
    hybrid: 0.04,
    contract: 0.06,
    skills:
      "Construction management|Cost estimating|Project management|Primavera|Blueprint reading|OSHA|Budgeting|Contract management|Microsoft Project|AutoCAD",
    duties: `
      Build [a school|a clinic|sixty homes] on time with people you trust
      Buy out trades and hold them to the [scope|schedule]
      Run weekly meetings on site, [standing|short]
      Take off quantities and price [bids|changes]
      Walk the job for safety before coffee
      Tell the owner bad news [early|with options]
      Close out with manuals, [keys|warranties], and thanks`,
    needs: `
      [Four|Five|Seven] years in building work
      Reading of plans and contracts
      OSHA 30 card
      Pickup, [temper|voice] under control`,
  },
];
