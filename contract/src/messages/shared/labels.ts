export const labels = {
  // Labels of closed lists
  "nav.findAJob": "Find a job",
  "nav.consulting": "Consulting",
  "nav.hire": "Hire",
  "nav.about": "About",
  "nav.news": "News",
  "nav.applications": "Applications",
  "button.resend": "Resend",
  "button.skip": "Skip",
  "button.details": "Details",
  "button.dismiss": "Dismiss",
  "button.contactSupport": "Contact support",
  "button.leave": "Leave",
  "button.stay": "Stay",
  "button.move": "Confirm and move",
  "button.notNow": "Not now",
  "button.withdraw": "Withdraw",
  "button.keepApplication": "Keep it",
  "button.stopUsing": "Stop using it",
  "button.keepUsing": "Keep using it",
  "button.changeAddress": "Change address",
  "button.keepAddress": "Keep my address",
  "settings.account": "Account",
  "settings.professionalProfile": "Professional profile", // issue 15
  "settings.personalInformation": "Personal information", // issue 15
  "settings.background": "Background", // issue 15
  "settings.phones": "Phones", // issue 15
  "settings.goals": "Goals", // issue 15
  "settings.experience": "Experience", // issue 15
  "settings.skills": "Skills", // issue 15
  "settings.myResumes": "My resumes", // issue 15
  "settings.communication": "Communication",
  "settings.applications": "Applications",
  "settings.agency": "Agency", // issue 16
  "settings.payment": "Payment", // no issue yet
  "settings.password": "Password",
  "settings.favoriteSearches": "Favorite searches",
  "settings.recentSearches": "Recent searches",
  "settings.notifications": "Notifications", // issue 15
  "settings.jobAlerts": "Job alerts",
  "screen.myApplications": "My Applications",
  "screen.myOrganization": "My Organization",
  "screen.myGigs": "My Gigs", // no issue yet
  "screen.easyApply": "Easy Apply",
  "screen.oneClickApply": "1-Click Apply", // issue 17
  "screen.instantInterview": "Instant Interview", // issue 17
  "screen.darkMode": "Dark mode",
  "screen.legalNotices": "Legal notices", // issue 13
  "screen.privacyPolicy": "Privacy policy",
  "screen.termsAndConditions": "Terms and conditions",
  "screen.contact": "Contact",
  "screen.aiPolicy": "AI policy", // no issue yet
  "screen.becomeAClient": "Become a client", // issue 16
  "screen.professionalNetwork": "Candor on LinkedIn",
  "screen.photoNetwork": "Candor on Instagram",
  "login.signIn": "Sign in",
  "login.signUp": "Sign up",
  "login.emailSignUp": "Sign up with email",
  "login.code": "Enter your code",
  "login.emailLink": "Check your email",
  "login.password": "Sign in with a password",
  "login.forgotPassword": "Forgot your password?",
  "login.resetPassword": "Set a new password",
  "login.completion": "Signing you in",
  "applyStep.personal": "Personal details and resume",
  "applyStep.contact": "Contact",
  "applyStep.charity": "Charity",
  "applyStep.elevatorPitch": "Elevator pitch",
  "applyStep.finish": "Finish",
  "applyStep.interview": "Interview",
  "enrollStep.specialty": "Specialty", // no issue yet
  "enrollStep.identity": "Identity", // no issue yet
  "enrollStep.profile": "Profile", // no issue yet
  "enrollStep.search": "Search", // no issue yet
  "admin.dashboard": "Dashboard", // no issue yet
  "admin.users": "Users", // no issue yet
  "admin.emailCampaigns": "Email campaigns", // no issue yet
  "admin.terminal": "Terminal", // no issue yet
  "jobType.permanent": "Permanent",
  "jobType.contractor": "Contractor",
  "jobType.contract": "Contract",
  "remoteOption.include": "Include remote jobs",
  "remoteOption.only": "Only remote jobs",
  "remoteOption.exclude": "Exclude remote jobs",
  "frequency.daily": "Daily",
  "frequency.weekly": "Weekly",
  "frequency.monthly": "Monthly",
  "salaryType.perYear": "Per year", // issue 15
  "salaryType.hourly": "Hourly", // issue 15
  "gigBudget.hourly": "Hourly", // no issue yet
  "gigBudget.perProject": "Per project", // no issue yet
  "phoneType.mobile": "Mobile", // issue 15
  "phoneType.home": "Home", // issue 15
  "phoneType.office": "Office", // issue 15
  "workAuthorization.anyEmployer": "Any employer", // issue 15
  "workAuthorization.presentEmployerOnly": "Present employer only", // issue 15
  "workAuthorization.requiresSponsorship": "Requires sponsorship", // issue 15
  "channel.email": "Email",
  "channel.sms": "SMS", // issue 19
  "preference.jobAlerts": "Job alerts",
  "preference.applicationFollowUp": "Application follow-up",
  "preference.applicationUpdate": "Application update",
  "applicationStatus.submitted": "Submitted",
  "applicationStatus.viewed": "Viewed",
  "applicationStatus.interview": "Interview",
  "applicationStatus.offer": "Offer",
  "applicationStatus.hired": "Hired",
  "applicationStatus.declined": "Declined",
  "applicationStatus.withdrawn": "Withdrawn",
  "applicationStatus.unanswered": "No answer",
  "industry.administrative": "Administrative",
  "industry.advertising": "Advertising",
  "industry.analyst": "Analyst",
  "industry.consulting": "Consulting",
  "industry.customerService": "Customer Service",
  "industry.design": "Design",
  "industry.distribution": "Distribution",
  "industry.education": "Education",
  "industry.engineering": "Engineering",
  "industry.finance": "Finance",
  "industry.generalBusiness": "General Business",
  "industry.healthCareProvider": "Health Care Provider",
  "industry.humanResources": "Human Resources",
  "industry.informationTechnology": "Information Technology",
  "industry.legal": "Legal",
  "industry.management": "Management",
  "industry.manufacturing": "Manufacturing",
  "industry.marketing": "Marketing",
  "industry.other": "Other",
  "industry.production": "Production",
  "industry.productManagement": "Product Management",
  "industry.projectManagement": "Project Management",
  "industry.publicRelations": "Public Relations",
  "industry.purchasing": "Purchasing",
  "industry.qualityAssurance": "Quality Assurance",
  "industry.research": "Research",
  "industry.sales": "Sales",
  "industry.science": "Science",
  "industry.supplyChain": "Supply Chain",
  "industry.training": "Training",
} as const;
