/** Occupations of social work, charities, government, protection and faith; of our own writing. */
export const socialAndPublicService = `
# Social work
Social Worker | licensed social worker, msw, social services worker, school social worker, medical social worker, lsw, hospital social worker, hospice social worker, family social worker, youth social worker | Clinical Social Worker, Case Manager, Child Welfare Worker | de: sozialarbeiter, sozialarbeiterin, sozialpädagoge; es: trabajador social, trabajadora social; fr: assistant social, assistante sociale, travailleur social; pt: assistente social
Clinical Social Worker | lcsw, licensed clinical social worker, psychiatric social worker, lmsw, behavioral health social worker, lisw | Social Worker, Mental Health Counselor
Case Manager | case worker, caseworker, social services case manager, behavioral health case manager, housing case manager, case management specialist, family case manager, housing specialist, intensive case manager, job developer, rehabilitation counselor | Social Worker, Care Coordinator, Social Services Assistant
Child Welfare Worker | child protective services worker, cps investigator, child protective investigator, foster care worker, family services specialist, foster care specialist, child and family social worker, child advocate | Social Worker, Case Manager
Social Services Assistant | social work assistant, human services worker, eligibility specialist, benefits specialist public, family support worker, eligibility worker, intake specialist, intake coordinator, family advocate, victim advocate, residential advisor, shelter worker, community support worker | Case Manager, Direct Support Professional
Social Services Manager | social services director, director of social services, program director human services, human services manager, program supervisor human services, clinical supervisor social work | Nonprofit Program Manager, Social Worker
# Charities and communities
Volunteer Coordinator | volunteer manager, director of volunteers, volunteer services coordinator | Nonprofit Program Manager, Community Organizer
Community Organizer | field organizer, community engagement coordinator, outreach manager, campaign organizer | Volunteer Coordinator, Public Relations Specialist
# Government
Government Program Analyst | program analyst government, civil servant, public administrator, government relations analyst, city manager, county administrator, government officer, administrative officer government | Policy Analyst, Management Analyst | de: verwaltungsfachangestellter, beamter, sachbearbeiter öffentliche verwaltung; es: funcionario público, gestor público; fr: agent administratif, fonctionnaire; pt: servidor público
Diplomat | foreign service officer, consular officer, ambassador, attaché, consul, protocol officer | Immigration Officer, Policy Analyst
Immigration Officer | border patrol agent, customs officer, immigration services officer, customs and border protection officer, immigration inspector, passport specialist, tsa officer, transportation security officer | Police Officer, Customs Broker
Tax Inspector | tax examiner, revenue officer, revenue agent, tax collector, tax compliance officer, property assessor, assessor, property appraiser public | Tax Accountant, Auditor
Politician | legislator, councillor, mayor, elected official, chief of staff government, constituent services representative, political campaign manager | Policy Analyst, Public Affairs Manager
# Police, courts and corrections
Police Officer | police constable, patrol officer, deputy sheriff, sheriff's deputy, law enforcement officer, state trooper, policeman, campus police officer, peace officer, public safety officer, police sergeant, police dispatcher trainee, constable | Detective, Security Guard, Correctional Officer | de: polizist, polizeibeamter; es: policía, agente de policía; fr: policier, agent de police, gardien de la paix; pt: policial, agente da polícia
Detective | criminal investigator, special agent, police detective, investigator, homicide detective, federal agent, forensic investigator | Police Officer, Fraud Analyst, Intelligence Analyst
Correctional Officer | corrections officer, prison officer, jailer, detention officer, prison guard, juvenile detention officer, juvenile correctional officer, correctional deputy | Police Officer, Security Guard, Probation Officer
Probation Officer | parole officer, juvenile probation officer, community supervision officer, pretrial services officer, probation and parole officer | Correctional Officer, Social Worker
Intelligence Analyst | crime analyst, intelligence officer, all source analyst, intelligence specialist, counterintelligence agent, signals intelligence analyst, threat intelligence officer, targeting analyst | Detective, Data Analyst, Cybersecurity Analyst
# Fire, emergency and military
Firefighter | fireman, fire fighter, wildland firefighter, fire engineer, fire captain, fire chief, volunteer firefighter, forest firefighter, aircraft rescue firefighter, fire lieutenant | Paramedic, Emergency Medical Technician, Fire Inspector | de: feuerwehrmann, feuerwehrfrau; es: bombero; fr: pompier, sapeur-pompier; pt: bombeiro
Fire Inspector | fire marshal, fire investigator, fire prevention officer, fire safety officer, fire protection inspector, fire protection specialist | Firefighter, Construction Inspector
Emergency Dispatcher | 911 dispatcher, 911 operator, police dispatcher, emergency communications operator, public safety dispatcher, telecommunicator, emergency telecommunicator, fire dispatcher | Dispatcher, Police Officer
Emergency Management Director | emergency manager, emergency management specialist, emergency preparedness coordinator, emergency planner, emergency management coordinator | Fire Inspector, EHS Manager
Soldier | army officer, infantryman, military officer, navy officer, marine, army soldier, combat engineer, air force officer, national guard member, military police officer, military policeman, recruit military | Police Officer, Security Guard | de: soldat, offizier; es: soldado, militar; fr: soldat, militaire; pt: soldado, militar
Lifeguard | pool lifeguard, beach lifeguard, swim instructor, swimming teacher, swimming instructor, swim coach, aquatics director, aquatics coordinator, water safety instructor | Recreation Worker, Fitness Instructor
# Faith
Chaplain | hospital chaplain, hospice chaplain, military chaplain, spiritual care provider, spiritual care coordinator, prison chaplain | Clergy, Mental Health Counselor
Clergy | pastor, priest, minister, rabbi, imam, youth pastor, associate pastor, reverend, worship leader, worship pastor, director of religious education, youth minister, missionary, religious worker, church administrator | Chaplain, Youth Worker | de: pfarrer, pfarrerin, priester; es: pastor, sacerdote; fr: prêtre, pasteur; pt: pastor, padre
`;
