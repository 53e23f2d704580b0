/** Systems, networks, methods, design and business software, in the notation of `skill-tables.ts`. */
export const systemSkills = `
AWS = amazon web services; ec2; amazon aws; aws lambda; aws cloud
Azure = microsoft azure; ms azure
Google Cloud = gcp; google cloud platform
OpenStack
VMware = vsphere; esxi; vcenter
Hyper-V
Citrix = xenapp; xendesktop
Docker
Kubernetes = k8s; openshift; eks
Helm ~ helm charts; kubernetes helm; helm kubernetes
Terraform
Ansible
Puppet ~ chef puppet; puppet chef; puppet ansible; ansible puppet; puppet or chef; chef or puppet; puppet and chef; puppet labs
Chef ~ chef cookbooks; chef ansible; ansible chef; chef infra
CloudFormation
Jenkins
GitLab = gitlab ci
GitHub = github actions
CircleCI
TeamCity
Bamboo ~ atlassian bamboo; jenkins bamboo; bamboo jenkins
CI/CD = ci cd; continuous integration; continuous delivery; continuous deployment
DevOps = dev ops
Site Reliability Engineering = sre; site reliability
Infrastructure as Code = iac
Git
Subversion = svn
Perforce
Mercurial ~ mercurial git; git mercurial
Maven = apache maven
Gradle
JIRA
Confluence ~ atlassian confluence; jira confluence; confluence jira; jira and confluence
Linux = red hat; redhat; rhel; centos; ubuntu; debian
Unix = aix; solaris; hp ux
Windows Server = windows 2012; windows 2008; windows servers
macOS = mac os; os x
Active Directory
Group Policy = gpo
Microsoft Exchange = exchange server; ms exchange; exchange online
SharePoint = share point; sharepoint online
Office 365 = microsoft 365; o365; m365
SCCM = system center configuration manager
ServiceNow = service now
ITIL
Networking ~ network engineering; network administration; network protocols; computer networking
TCP/IP
DNS
DHCP
VPN = vpns
BGP
OSPF
MPLS
LAN/WAN = wan lan
Cisco = cisco ios; cisco routers; ccna; ccnp; ccie
Juniper = junos
F5 ~ f5 load balancer; f5 load balancers; f5 ltm; f5 big ip; f5 networks; big ip
Palo Alto Networks = palo alto firewall; palo alto firewalls
Firewalls = firewall; checkpoint firewall
Load balancing = load balancers; load balancer
VoIP = voice over ip; sip trunking
Cybersecurity = cyber security; information security; infosec
Penetration Testing = pen testing; penetration tester; ethical hacking
SIEM
Splunk
Identity and Access Management = iam; identity management; access management; identity access management
Single sign-on = sso; saml
LDAP
PKI = public key infrastructure
Encryption = cryptography
Vulnerability Management = vulnerability assessment; vulnerability assessments; vulnerability scanning
Incident Response
Nagios
Datadog
Prometheus
Grafana
New Relic = newrelic
Dynatrace
AppDynamics = app dynamics
Apache Tomcat = tomcat
Apache HTTP Server = apache web server; apache httpd
Nginx
IIS ~ microsoft iis; iis server; iis web server; windows iis; iis 7
WebLogic
WebSphere = websphere mq; websphere commerce
JBoss = wildfly
RabbitMQ
ActiveMQ
MuleSoft = mule esb
TIBCO
JUnit
TestNG
Selenium = selenium webdriver
Cucumber ~ selenium cucumber; cucumber selenium; cucumber gherkin; gherkin cucumber; cucumber bdd; cucumber framework
Cypress ~ cypress.io; selenium cypress; cypress selenium; cypress playwright; cypress testing; cypress framework
Playwright ~ playwright testing; playwright cypress; selenium playwright; playwright selenium; playwright framework
Jest ~ jest testing; jest mocha; mocha jest; react jest; jest enzyme; jest framework
JMeter
LoadRunner = load runner
Postman ~ postman api; api postman; postman collections; swagger postman; postman swagger
Appium
QTP = quick test professional; hp uft; uft
Test Automation = automated testing; automation testing; automated tests; test automation frameworks
Unit Testing = unit tests; test driven development; tdd
Regression Testing
Performance Testing = load testing
Manual Testing
Agile = agile scrum; agile methodology; agile methodologies; agile development
Scrum
Kanban
SAFe ~ scaled agile; scaled agile framework; safe agile
Waterfall ~ waterfall methodology; agile waterfall; waterfall agile; agile and waterfall; waterfall and agile
SDLC = software development life cycle; software development lifecycle
Object-oriented programming = object oriented; oop; object oriented design
Design Patterns
Data Structures
Algorithms = algorithm design
Distributed Systems = distributed computing
Multithreading = multi threading; multithreaded; concurrent programming
Embedded Systems = embedded software; embedded linux; firmware
RTOS = freertos; vxworks; qnx
FPGA = fpgas
ROS ~ robot operating system; ros2
Allen-Bradley = allen bradley; rockwell automation; controllogix; compactlogix; rslogix
PLC = plc programming; plcs; programmable logic controllers
SCADA
LabVIEW
Robotics
Blockchain
UX Design = user experience design; ux ui; ui ux; ux designer; user experience; ux research
UI Design = user interface design; ui designer
Wireframing = wireframes; wireframe
Prototyping
Responsive Design = responsive web design
Accessibility ~ wcag; web accessibility; section 508; accessibility standards
Figma
Sketch ~ sketch figma; figma sketch; sketch invision; invision sketch; sketch app
Adobe XD
Adobe Photoshop = photoshop
Adobe Illustrator = photoshop illustrator; illustrator photoshop; illustrator indesign
Adobe InDesign = indesign
Adobe After Effects = after effects
Adobe Premiere Pro = premiere pro; adobe premiere
Final Cut Pro
Adobe Creative Suite = adobe creative cloud; creative suite
3ds Max = 3d studio max
Autodesk Maya = maya 3d; maya animation; 3ds max maya
Blender ~ blender 3d; blender maya; maya blender
AutoCAD = auto cad
Revit
SolidWorks = solid works
CATIA
Creo ~ ptc creo; pro engineer; creo parametric; solidworks creo
ANSYS
Civil 3D
MicroStation
GIS = geographic information systems; arcgis; esri; qgis
BIM = building information modeling
SAP ~ sap erp; sap fico; sap mm; sap sd; sap hr; sap crm; sap bw; sap consultant; sap implementation; sap basis; sap hcm; sap experience; sap modules; sap architect; sap functional; experience with sap; oracle sap; sap oracle; knowledge of sap
SAP HANA = s 4hana
Oracle E-Business Suite = oracle ebs; oracle apps; oracle applications
Oracle Cloud = oracle fusion
PeopleSoft
Workday ~ workday hcm; workday erp; workday integration; workday integrations; workday reporting; workday financials; workday studio; workday payroll
NetSuite
IBM i = as/400; as400; ibm iseries; iseries
IBM Maximo = maximo
Amazon Connect
Microsoft Dynamics = microsoft dynamics 365; dynamics 365; dynamics crm; dynamics ax; ms dynamics; dynamics gp
JD Edwards
Salesforce = salesforce.com; sfdc; salesforce crm; force.com
HubSpot
Marketo
Zendesk
Siebel
Guidewire
Pega = pegasystems; pega prpc
Mainframe = jcl; cics; z os
RPA = robotic process automation; uipath; blue prism; automation anywhere
Technical Writing = technical documentation; technical writer
Technical Support = tech support; desktop support; help desk; helpdesk; help desk support; it support
System Administration = systems administration; system administrator; systems administrator
Database Administration = database administrator; database administrators
Software Architecture = solution architecture; solutions architecture; system architecture
Systems Engineering
Disaster Recovery
Virtualization = virtualisation
`;
