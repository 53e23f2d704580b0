/** Tools, certificates and licenses of all trades, in the notation of `skill-tables.ts`. */
export const toolsAndLicenses = `
Bluebeam = bluebeam revu
Procore
Buildertrend
PlanSwift
Navisworks = autodesk navisworks
Tekla = tekla structures
SketchUp = sketch up; google sketchup
Rhino ~ rhino 3d; rhinoceros 3d; rhino grasshopper
Lumion
V-Ray = vray
Enscape
Unreal Engine = ue4; ue5
Cinema 4D = c4d
Houdini
ZBrush
Substance Painter
DaVinci Resolve
Avid Media Composer
Pro Tools = protools
Ableton Live
Logic Pro
Canva
Adobe Lightroom = lightroom
WordPress = word press
Shopify
Magento
WooCommerce
Squarespace
Webflow
Klaviyo
Mailchimp = mail chimp
Hootsuite
Semrush
Ahrefs
Asana
Trello
Monday.com
Airtable
Zapier
Smartsheet
Kronos = ukg
Paychex
Paylocity
Paycom
BambooHR = bamboo hr
Taleo
iCIMS
Bullhorn
LinkedIn Recruiter
SuccessFactors = sap successfactors
Toast POS
Aloha POS
Micros POS
OpenTable
Opera PMS = opera hotel; opera property management
Sabre ~ sabre gds; sabre travel
Amadeus ~ amadeus gds
Yardi = yardi voyager
AppFolio
RealPage
Entrata
MLS = multiple listing service
Clio ~ clio manage
DocuSign
Sage Intacct
SAP Concur
Coupa
SAP Ariba = ariba
BlackLine
Workiva
Alteryx
Blackbaud = raiser's edge; raisers edge
Blackboard ~ blackboard learn; blackboard lms
Canvas ~ canvas lms
Moodle
PowerSchool
Google Classroom
Articulate Storyline = storyline 360; articulate 360
Adobe Captivate
Camtasia
NextGen = nextgen ehr
Athenahealth = athena health
Allscripts
PointClickCare = point click care
Dentrix
Eaglesoft
Open Dental
Mastercam
Fusion 360
Solid Edge = solidedge
Siemens NX = nx cad; unigraphics
Autodesk Inventor
Minitab
JMP
SPSS = ibm spss
NVivo
Qualtrics
GD&T = geometric dimensioning and tolerancing
MSHA
TWIC = twic card
LEED = leed ap; leed green associate
NICET
EPA 608 = epa 608 certification; epa universal
NATE certification = nate certified
ASE certification = ase
A&P license = airframe and powerplant license; a&p certificate; a&p certification
FAA Part 107 = part 107
Tanker endorsement
Crane certification = nccco; nccco certification
AWS welding certification = certified welder aws; 6g welding
Journeyman license = journeyman card; journeyman electrician license
Master electrician license
ISA certification = isa certified arborist; isa arborist
Pesticide applicator license = pesticide license
PE license = professional engineer license; licensed pe
EIT = engineer in training; fe exam
Series 7 = finra series 7
Series 6
Series 63
Series 65
Series 66
FINRA
SOX = sarbanes oxley; sarbanes-oxley; sox compliance
CFP = certified financial planner
CMA certification = certified management accountant
CIA certification = certified internal auditor
Enrolled agent license = enrolled agent
ACCA
CIMA
FRM certification
SHRM-CP = shrm cp; shrm certification
PHR
SPHR
CSM = certified scrummaster; certified scrum master
CSPO
PMI-ACP
CAPM
PRINCE2
Lean ~ lean methodology; lean principles; lean tools; lean process; lean production
CompTIA A+ = a+ certification; a+ certified
CompTIA Network+ = network+; net+ certification; comptia network
CompTIA Security+ = security+; sec+; security plus certification; comptia security
CompTIA CySA+ = cysa+
CISSP
CISM
CISA
CEH = certified ethical hacker
OSCP
MCSE
Azure certification = az-900; az-104; az 104
AWS certification = aws certified; aws solutions architect certification
VMware = vsphere; esxi
Security clearance = secret clearance; top secret clearance; ts/sci; ts/sci clearance
NCLEX
TNCC
NIHSS
NRP
CEN
CCRN
CPC = certified professional coder certification
CCS certification
RHIT
RHIA
CRCST
CST certification
ARDMS = rdms
ARRT
NBRC
CPI certification = crisis prevention intervention
CDA credential = child development associate
TEFL
TESOL
CELTA
Praxis
Teaching license = teaching certificate; teacher certification; teaching credential; qts
Insurance license = property and casualty license; life and health license; p&c license
Cosmetology license
Guard card = security license; sia license
Notary commission
ELISA
Western blot = western blotting
CRISPR
Flow cytometry
NMR
Next-generation sequencing = ngs
LIMS
GLP
ERDAS
Aspen HYSYS = hysys; aspen plus
PSpice
Altium = altium designer
Cadence Virtuoso
VHDL
Verilog = systemverilog
LTspice
ETAP
PVsyst
HCSS = heavybid
Xactimate
CCC ONE
Mitchell estimating
Manhattan WMS
Blue Yonder
`;
