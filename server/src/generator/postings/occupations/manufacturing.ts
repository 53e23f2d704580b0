import type { Occupation } from "./occupation.ts";

export const manufacturing: Occupation[] = [
  {
    titles:
      "CNC Machinist*6|Machinist*3|CNC Operator*4|CNC Programmer*2|Tool and Die Maker|CNC Lathe Operator",
    industry: "Manufacturing",
    at: ["manufacturer", "manufacturer", "aerospace", "staffing"],
    share: 13,
    pay: [22, 33, "hour"],
    levels: "trade",
    schedule: "shifts",
    contract: 0.14,
    skills: "CNC|Machining|Blueprint reading|Lathe|Quality control|ISO 9001|SolidWorks|5S|Mathematics",
    duties: `
      Set up and run [mills|lathes|five-axis machines] to tolerances of a few tenths
      Edit programs and [offsets|feeds] to save a tool or a minute
      Measure parts with micrometers, [gauges|a CMM], and patience
      Change tools before they [break|chatter]
      Deburr, [wash|tag], and move finished parts
      Keep coolant, chips, and [ways|fixtures] clean
      Hand over with notes about what [wandered|drifted]`,
    needs: `
      [Two|Three|Five] years at the machine
      Reading of prints and geometric tolerances
      Shop math, [trigonometry included|without an app]
      Own micrometers are welcome; we have a crib, too`,
  },
  {
    titles:
      "Assembler*6|Production Assembler*3|Electronics Assembler*3|Mechanical Assembler*2|Assembly Technician*2",
    industry: "Manufacturing",
    at: ["manufacturer", "manufacturer", "aerospace", "staffing"],
    share: 17,
    pay: [17, 23.5, "hour"],
    levels: "floor",
    schedule: "shifts",
    contract: 0.26,
    skills: "Assembly|Soldering|Power tools|Blueprint reading|Quality control|5S|Packaging",
    duties: `
      Build [units|boards|frames] from drawings and a work instruction
      Solder, crimp, [press|rivet], and torque to the number on the card
      Check your own work and [the step|the joint] before you
      Record serial numbers and [test|torque] values
      Say so when an instruction is [wrong|unclear]
      Rotate through [four|six] stations in a week
      Leave the bench ready for the next shift`,
    needs: `
      Steady hands and good near sight
      [Six months|One year] in production, or a hobby that shows skill
      Ability to sit or stand for [a shift|long stretches]
      Care about parts that [lives|patients] depend on`,
  },
  {
    titles:
      "Machine Operator*7|Production Operator*4|Press Operator*2|Packaging Operator*3|Injection Molding Operator*2|Extrusion Operator",
    industry: "Production",
    at: ["manufacturer", "manufacturer", "food", "biotech", "staffing"],
    share: 20,
    pay: [18, 25, "hour"],
    levels: "floor",
    schedule: "shifts",
    contract: 0.24,
    skills:
      "Equipment maintenance|Injection molding|Quality control|GMP|Packaging|5S|Lockout/tagout|Forklift|Food safety",
    duties: `
      Start, watch, and adjust [a filling|a molding|a packing] line
      Clear jams [with the power off|by the book]
      Sample product every [half hour|hour] and log what you measure
      Change [molds|rolls|labels] between orders
      Clean to the standard of [food|medicine]
      Spot [noise|heat|waste] before it becomes a stop
      Train [temporary|new] operators on your machine`,
    needs: `
      Experience on [any|a similar] production line
      Basic arithmetic and [legible|exact] records
      Mechanical sense
      Readiness to work [rotating|fixed] shifts`,
  },
  {
    titles:
      "Production Worker*6|Food Production Worker*3|Line Worker*2|General Laborer*4|Production Associate*3|Baker*2|Meat Cutter|Sanitation Worker*2",
    industry: "Production",
    at: ["food", "food", "manufacturer", "staffing"],
    share: 18,
    pay: [16, 21, "hour"],
    levels: "floor",
    schedule: "shifts",
    contract: 0.28,
    skills: "Food safety|Packaging|GMP|Food preparation|Baking|Material handling|Cleaning|Quality control",
    duties: `
      Mix, fill, [trim|sort], and pack on a moving line
      Weigh ingredients and [check|sign] the batch card
      Keep hands, hair, and tools clean
      Watch for [bones|foil|seals] that should not pass
      Stack cases and [wrap|label] pallets
      Wash down [equipment|the room] at the end of the run
      Help wherever the line is [short|slow]`,
    needs: `
      No experience needed; training is [paid|two weeks long]
      Tolerance for [cold|heat|noise]
      Ability to stand and to lift [thirty|forty] pounds
      Clean habits and a working alarm clock`,
  },
  {
    titles:
      "Production Supervisor*5|Manufacturing Supervisor*3|Production Manager*3|Line Lead*3|Plant Supervisor|Shift Lead*2",
    industry: "Production",
    at: ["manufacturer", "manufacturer", "food", "biotech"],
    share: 11,
    pay: [64000, 94000, "year"],
    levels: "single",
    schedule: "shifts",
    skills:
      "Lean manufacturing|5S|Occupational safety|Scheduling|Performance management|Kaizen|Quality control|Six Sigma|Microsoft Excel",
    duties: `
      Lead [eighteen|thirty|forty] operators on one shift
      Start each day with [safety|ten minutes at the board]
      Balance people across lines as [orders|absences] change
      Hold quality at the [source|station], not at the end
      Coach, [praise|correct], and document fairly
      Work with maintenance on the [worst|oldest] machine
      Hit the plan, or explain by [noon|shift end] why not`,
    needs: `
      [Three|Four] years in manufacturing and some in charge
      Knowledge of lean methods from [practice|the floor]
      Plain speech in [meetings|conflict]
      Spanish is [helpful|a plus]`,
  },
  {
    titles:
      "Manufacturing Engineer*5|Process Engineer*5|Industrial Engineer*3|Continuous Improvement Engineer*2|Automation Engineer*2|Controls Engineer*3",
    industry: "Manufacturing",
    at: ["manufacturer", "manufacturer", "aerospace", "food", "biotech"],
    share: 14,
    pay: [80000, 116000, "year"],
    levels: "ladder",
    schedule: "office",
    hybrid: 0.1,
    contract: 0.1,
    abroad: true,
    skills:
      "Lean manufacturing|Six Sigma|PLC|SolidWorks|AutoCAD|Robotics|SCADA|Kaizen|CNC|Statistics|Quality control",
    duties: `
      Improve [a line|a cell] that makes {offer}: fewer stops, less scrap
      Specify, buy, and start up [machines|robots|fixtures]
      Time work [openly|with operators], then remove the waste
      Write instructions that people [use|helped to write]
      Program [controllers|stations] and document the changes
      Find root causes with data and [dirty|your own] hands
      Bring new products from the drawing to the [floor|first thousand]`,
    needs: `
      Degree in [mechanical|industrial|electrical] engineering or similar
      Experience in a plant, [internships|co-ops] included
      Practice with statistics and [CAD|controls]
      Respect for operators' knowledge`,
  },
  {
    titles:
      "Industrial Maintenance Mechanic*4|Maintenance Mechanic*4|Millwright*2|Industrial Maintenance Technician*4|Multi-Craft Technician",
    industry: "Manufacturing",
    at: ["manufacturer", "food", "energy", "biotech"],
    share: 12,
    pay: [26, 38, "hour"],
    levels: "trade",
    schedule: "shifts",
    contract: 0.06,
    skills:
      "Equipment maintenance|Preventive maintenance|Hydraulics|PLC|Welding|Lockout/tagout|Electrical wiring|Blueprint reading|Boiler operation",
    duties: `
      Keep [presses|fillers|conveyors] running and rebuild them on weekends
      Troubleshoot [drives|sensors|hydraulics] with a meter and a drawing
      Follow lockout to the [letter|last valve]
      Align, [grease|balance], and replace before failure
      Fabricate guards and [brackets|chutes]
      Log [hours|causes] so that the next fix is quicker
      Answer the radio and say [when|how long]`,
    needs: `
      [Three|Five] years in industrial maintenance
      Mechanical strength plus [electrical|controls] basics
      Own hand tools
      Work at heights and in [noise|heat]`,
  },
  {
    titles:
      "Quality Inspector*5|Quality Control Inspector*3|QC Technician*3|Quality Technician*3|QA Inspector|CMM Inspector",
    industry: "Quality Assurance",
    at: ["manufacturer", "manufacturer", "food", "aerospace", "biotech", "staffing"],
    share: 13,
    pay: [20, 28, "hour"],
    levels: "trade",
    schedule: "shifts",
    contract: 0.14,
    skills:
      "Quality control|Blueprint reading|ISO 9001|GMP|Food safety|Lab testing|Statistics|Record keeping",
    duties: `
      Inspect [incoming|first|finished] parts against drawing and order
      Use calipers, [gauges|a CMM|microscopes], and the standard
      Hold what fails, tag it, and [tell|find] the source
      Chart [sizes|weights] and notice a trend
      Calibrate instruments on time
      Help with [audits|complaints] and their evidence
      Teach operators to [measure|see] what you see`,
    needs: `
      [One year|Two years] of inspection
      Reading of drawings and tolerances
      Eyes, [honesty|backbone], and tidy records
      Knowledge of a quality standard`,
  },
  {
    titles:
      "Quality Manager*4|Quality Engineer*6|Supplier Quality Engineer*2|Validation Engineer*3|Quality Assurance Manager*2|QA Specialist*3",
    industry: "Quality Assurance",
    at: ["manufacturer", "biotech", "biotech", "aerospace", "food"],
    share: 12,
    pay: [80000, 118000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.04,
    hybrid: 0.15,
    contract: 0.1,
    abroad: true,
    skills:
      "Quality assurance|ISO 9001|GMP|Six Sigma|Auditing|Statistics|Risk management|Compliance|Technical Writing|Quality control",
    duties: `
      Own the quality system of a site that makes {offer}
      Lead [audits|reviews] and close findings with causes, not with words
      Validate [processes|software|cleaning] and write the reports
      Visit suppliers and agree on [checks|limits]
      Answer complaints within [five|ten] days
      Decide on [release|rework] when it is uncomfortable
      Train every department in [records|deviations]`,
    needs: `
      [Four|Five] years in quality for regulated goods
      Certificate as auditor or engineer is welcome
      Statistics beyond [averages|charts]
      Firmness without [drama|fuss]`,
  },
];
