/** Service, sales, offices, law, money and science, in the notation of `skill-tables.ts`. */
export const officeSkills = `
Hospitality ~ hospitality industry; hospitality management; hospitality experience
Housekeeping = housekeeper
Event planning = event management; event coordination
Travel planning = travel arrangements; travel coordination
Cash handling = cash register; cashiering; cashier
Point of sale = pos system; pos systems
Merchandising = visual merchandising
Retail sales
Customer service = customer support; customer care; client service
Call center = call centre; inbound calls; outbound calls
Cold calling
Lead generation
Account management
Business development
Sales ~ sales experience; inside sales; outside sales; b2b sales; sales management; sales manager; sales representative
CRM = customer relationship management
Negotiation = contract negotiation; negotiating
Contract management = contract administration
Market research
Marketing ~ marketing strategy; marketing campaigns; product marketing; marketing manager; marketing communications; integrated marketing
Digital marketing = online marketing
Content marketing = content strategy; content creation
Email marketing
Social media = social media marketing; social media management
SEO = search engine optimization; search engine optimisation
SEM = search engine marketing; pay per click; ppc
Google Analytics
Google Ads = google adwords; adwords
Google Tag Manager
Meta Ads = facebook ads; facebook advertising; facebook ads manager; meta ads manager; instagram ads
Amazon Seller Central = seller central
Amazon FBA = fulfillment by amazon; fba
Copywriting = copywriter
Copy editing = copyediting; proofreading
Public relations = media relations
Brand management = branding
Graphic design = graphic designer
Illustration
Photography = photographer
Video editing = video production
Animation ~ 3d animation; 2d animation; character animation; motion graphics
Journalism
Grant writing = grants management; grant management; grant proposals
Fundraising
Community outreach = community engagement; community organizing
Volunteer management
Policy analysis = public policy; policy development
Program evaluation
Legal research
Legal writing
Litigation = litigation support
Contract law = contract drafting
Compliance = regulatory compliance; compliance monitoring
Westlaw = lexisnexis; lexis nexis
Intellectual property = patent law; trademarks
Paralegal = paralegal studies
Notary public
Investigations = investigation; investigative; fraud investigation
Law enforcement = peace officer
Security ~ security guard; physical security; security officer; surveillance
Emergency management = emergency preparedness; emergency response
Firefighting = fire safety; fire suppression
EMT = emergency medical technician; paramedic
Accounting = accountant
Accounts payable
Accounts receivable
Bookkeeping = bookkeeper
Bank reconciliation = account reconciliation; reconciliations
Budgeting = budget management; budget preparation; budget analysis
Financial analysis = financial analyst
Financial modeling = financial modelling
Financial reporting = financial statements
Forecasting
Auditing = internal audit; internal controls; external audit
Payroll = payroll processing
Tax preparation = tax accounting; tax returns
GAAP = us gaap
IFRS
CPA = certified public accountant
CFA = chartered financial analyst
Risk management = risk assessment; risk analysis
Underwriting
Insurance ~ insurance claims; claims processing; insurance license; life insurance; property and casualty
Actuarial science = actuarial
Investment management = portfolio management; asset management
Investment banking
Derivatives
Bloomberg Terminal
Anti-money laundering = aml; kyc; know your customer
QuickBooks = quick books
Sage ~ sage accounting; sage 50; sage intacct
Xero
Hyperion = oracle hyperion
ADP ~ adp payroll; adp workforce; adp workforce now
Human resources = hr management; human resource management
Recruiting = recruitment; talent acquisition; sourcing candidates; full cycle recruiting
Onboarding = new hire orientation; employee onboarding
Employee relations = labor relations; labour relations
Benefits administration
Performance management
Compensation analysis = job evaluation
Training and development = employee training; staff development; training delivery
Coaching ~ coaching and mentoring; executive coaching; mentoring
Microsoft Office = ms office; microsoft office suite; ms office suite; office suite
Microsoft Excel = ms excel; advanced excel; excel spreadsheets; excel spreadsheet; word excel; excel word; excel powerpoint; excel and powerpoint; proficient in excel; proficiency in excel; excel skills; excel access; access excel; pivot tables; vlookup
Microsoft Word = ms word
Microsoft PowerPoint = powerpoint; power point; ms powerpoint
Microsoft Outlook = ms outlook; outlook calendar
Microsoft Project = ms project
Microsoft Visio = visio; ms visio
Microsoft Teams = ms teams
Google Workspace = g suite; google docs; google sheets
Slack ~ slack zoom; zoom slack; slack channels
Data entry
Typing ~ typing speed; touch typing; words per minute; wpm
Filing ~ filing system; filing systems; filing documents
Scheduling ~ appointment scheduling; scheduling appointments; calendar management; staff scheduling
Record keeping = recordkeeping; records management
Office administration = office management; administrative support; clerical
Executive support = executive assistant
Reception ~ receptionist; front desk
Transcription = medical transcription
Translation ~ translator; translating documents; translation and interpretation; written translation
Interpreting ~ interpreter; sign language; medical interpreter; asl
Project management = project manager; project planning; pmo
PMP = project management professional
Primavera = primavera p6
Program management = program manager
Product management = product manager; product roadmap; product owner
Change management
Business analysis = business analyst; requirements gathering; business requirements
Business intelligence
Business process improvement = process improvement; process mapping
Operations management
Strategic planning = strategy development
Stakeholder management = stakeholder engagement
Management consulting
Public speaking = presentation skills
Report writing = technical reports
Scientific research = research design; qualitative research; quantitative research
Survey design = survey research
Biostatistics
Bioinformatics = genomics
Biology ~ molecular biology; cell biology; microbiology; biologist
Chemistry ~ analytical chemistry; organic chemistry; chemist
PCR = qpcr
HPLC
Chromatography = mass spectrometry
Cell culture
Forensics = forensic science; forensic analysis; autopsy
Environmental science = environmental sampling; environmental compliance
Geology = hydrogeology
Physics ~ applied physics; physicist
Mathematics ~ applied mathematics; mathematician; math skills
Economics ~ econometrics; economist
Lifeguarding = lifeguard
Personal training = fitness instruction; personal trainer
Cosmetology = hair styling; hairdressing
Massage therapy
Animal care = veterinary; animal handling
Real estate = property management; real estate license; leasing
`;
