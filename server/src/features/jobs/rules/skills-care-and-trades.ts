/** Care, schools, trades, warehouses, roads and kitchens, in the notation of `skill-tables.ts`. */
export const careAndTradeSkills = `
Acute care
ACLS = advanced cardiac life support
BLS = basic life support
CPR = cardiopulmonary resuscitation
First aid
PALS = pediatric advanced life support
Case management
Care coordination
Charting ~ medical charting; patient charting; nurse charting
Clinical research = clinical trials; good clinical practice
Counseling ~ mental health counseling; individual counseling; group counseling; substance abuse counseling; crisis counseling; grief counseling
Crisis intervention
Critical care = intensive care
Dental hygiene
Dialysis = hemodialysis
Discharge planning
EKG = ecg; electrocardiogram
Electronic health records = ehr; emr; electronic medical records; electronic health record; electronic medical record
Emergency medicine
Epic ~ epic emr; epic ehr; epic systems; epic certified; epic certification
Cerner
Meditech
eClinicalWorks
Epidemiology
HIPAA
Home health = home health care; home care
Hospice ~ hospice care; hospice nurse; palliative care
ICD-10
CPT coding = cpt codes
Infection control = infection prevention
IV therapy = intravenous therapy; iv insertion
Lab testing = laboratory testing; specimen collection; laboratory techniques
Medical billing
Medical coding
Medical terminology
Medication administration = administering medication; administer medications; passing medications; medication management
Mental health = behavioral health
MRI
CT scanning = ct scan; computed tomography
Ultrasound = sonography
X-ray = radiography
Nursing = registered nurse; registered nurses; licensed practical nurse; nursing care
Nutrition = dietetics; nutrition counseling
Occupational therapy
Oncology
Operating room = perioperative
Patient care
Patient education
Pediatrics = pediatric care; pediatric nursing
Pharmacology
Phlebotomy = venipuncture
Physical therapy
Psychotherapy
Public health
Respiratory therapy
Speech therapy = speech language pathology
Sterilization ~ instrument sterilization; sterilization of instruments
Substance abuse treatment = substance use disorder; addiction treatment
Surgery ~ surgical assisting; surgical technology; general surgery; surgical technologist
Telemetry ~ telemetry nurse; telemetry unit; cardiac telemetry
Triage ~ patient triage; nurse triage; telephone triage
Vaccination = immunizations; immunization; vaccinations
Vital signs
Wound care
Early intervention
Social work = lcsw; lmsw; social worker
Elder care = geriatrics; senior care
Child care = childcare; early childhood
Lesson planning = lesson plans
Curriculum development = curriculum design
Classroom management
Special education
Tutoring
ESL = english as a second language
E-learning = elearning; learning management system; instructional design
Carpentry = carpenter
Cabinet making = cabinetmaking; millwork
Concrete ~ concrete finishing; concrete work; concrete forming; pouring concrete
Drywall = drywall installation; sheetrock
Electrical wiring = electrical installation; electrical work; conduit bending; journeyman electrician; electrician
Heavy equipment operation = heavy equipment operator; heavy equipment; excavator; bulldozer; backhoe
Forklift = forklift operation; forklift operator; forklift certified; forklifts; fork lift
Crane operation = crane operator; overhead crane; rigging
CDL = cdl class; commercial driver's license; commercial drivers license; cdl a; cdl b
Hazmat = hazmat endorsement; hazardous materials; hazwoper
HVAC = hvac r; heating ventilation and air conditioning; air conditioning
Refrigeration
Landscaping = grounds maintenance
Locksmithing = locksmith
Masonry = bricklaying
Painting ~ house painting; spray painting; interior painting; commercial painter
Pest control = integrated pest management
Plumbing = plumber; pipefitting; pipe fitting; steamfitting
Roofing
Sheet metal = sheet metal fabrication
Soldering
Welding = welder; mig welding; tig welding; arc welding
Machining = machinist; cnc machining; cnc machinist
CNC = cnc programming; cnc operator
Lathe = lathes; milling machine; milling machines
Blueprint reading = reading blueprints; read blueprints
Preventive maintenance = preventative maintenance
Equipment maintenance = equipment repair; mechanical repair
Automotive repair = auto repair; automotive technician; auto mechanic; automotive mechanic; ase certified
Diesel engines = diesel mechanic; diesel repair; diesel technician
Aircraft maintenance = airframe and powerplant; aircraft mechanic
Boiler operation = boilers; high pressure boiler; boiler operator
Building maintenance = facility maintenance; facilities maintenance; building repair
Janitorial = custodial; janitor; custodian
Cleaning ~ commercial cleaning; house cleaning; deep cleaning; office cleaning; cleaning services
Power tools = hand tools; hand and power tools
OSHA = osha 10; osha 30
Occupational safety = workplace safety; safety training; health and safety; ehs
Lockout/tagout
Lean manufacturing = lean principles
Six Sigma = lean six sigma; six sigma green belt; six sigma black belt
5S
Kaizen
GMP = good manufacturing practices; cgmp; good manufacturing practice
ISO 9001
Quality control = quality inspection
Quality assurance = qa
Injection molding
Assembly ~ mechanical assembly; electronic assembly; assembly line; product assembly
Packaging ~ product packaging; packaging operator; packing and packaging
Material handling = materials handling
Order picking = order fulfillment; pick and pack; picking and packing
Shipping and receiving = shipping receiving
Inventory management = inventory control; stock control; cycle counting; cycle counts
Warehouse operations = warehousing; warehouse management; warehouse experience
Logistics
Supply chain management = supply chain
Procurement = purchasing
Vendor management = supplier management
Fleet management
Route planning
Dispatching
Driving ~ delivery driver; truck driver; clean driving record; truck driving; defensive driving; driver's license; drivers license; driver license
Construction management = construction manager; construction project management
Construction inspection = building inspection; building inspector
Cost estimating = cost estimation; construction estimating
Surveying = land surveying
Structural engineering = structural analysis; structural design
Civil engineering = civil engineer
Mechanical engineering = mechanical engineer
Electrical engineering = electrical engineer
Chemical engineering = chemical engineer
Environmental engineering
Water treatment = wastewater treatment; water quality; wastewater
Hydraulics = pneumatics
Urban planning = city planning; land use planning; zoning
Architecture ~ architectural design; landscape architecture; architectural drafting
Urban forestry = arboriculture; tree pruning
Horticulture = gardening; gardener
Agriculture = farming
Food safety = servsafe; food handling; haccp; food handler
Food preparation = food prep
Cooking = line cook; culinary; culinary arts
Baking
Barista
Bartending = bartender; mixology
Catering
Menu planning
Waiting tables = waitstaff; table service
`;
