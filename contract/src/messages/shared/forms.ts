export const forms = {
  // Product and titles
  "app.name": "Candor",
  "app.defaultTitle": "Job Search",
  "app.defaultDescription": "Hire or Be Hired. Your AI job search starts here.",
  "app.titleWithName": "{{title}} · Candor",
  // Forms and dialogs in general
  "form.requiredMissing": "Fill in the required fields before you save.",
  "form.notValid": "Check the marked fields before you continue.",
  "form.saved": "Your changes are saved.", // issue 15
  "unsaved.title": "Leave this page?",
  "unsaved.body": "Your changes on this page are not saved. If you leave now, they are lost.",
  // Names and contact
  "validation.firstNameRequired": "First name is required",
  "validation.lastNameRequired": "Last name is required",
  "validation.nameRequired": "Name is required", // issue 16
  "validation.nameTooShort": "Name is too short", // issue 16
  "validation.emailRequired": "Email is required",
  "validation.enterValidEmail": "Enter a valid email address",
  "validation.invalidEmail": "Invalid email address",
  "validation.emailDomainInvalid": "Email domain appears to be invalid",
  "validation.emailMisspelled": "Did you mean {{suggestion}}?",
  "form.useSuggestion": "Use {{suggestion}}",
  "validation.emailInUse": "Email is already in use",
  "validation.emailHasAccount": "Email already has an account with Candor",
  "validation.phoneRequired": "Phone number is required",
  "validation.phoneIncomplete": "Phone number is incomplete",
  "validation.phoneEmpty": "Phone number is empty",
  "validation.postalCodeRequired": "Postal code is required",
  "validation.postalCodeTooShort": "Postal code is too short",
  "validation.resumeRequired": "Resume is required",
  // Passwords and codes
  "validation.passwordRequired": "Password is required",
  "validation.passwordTooShort": "Password is too short",
  "validation.passwordNotComplex": "Password is not complex enough",
  "validation.passwordsDoNotMatch": "Passwords do not match",
  "validation.currentPasswordRequired": "Current password required",
  "validation.currentPasswordIncorrect": "Current password is incorrect",
  "password.hint":
    "At least {{min}} characters. A few unrelated words are easy to remember and hard to guess.",
  "password.strength0": "Weak",
  "password.strength1": "Weak",
  "password.strength2": "Good",
  "password.strength3": "Strong",
  "password.strength4": "Very Strong",
  "validation.emailCodeRequired": "Email code is required",
  "validation.resetCodeRequired": "Reset code is required",
  "validation.signUpCodeRequired": "Sign-up code is required",
  // Search, profile, experience, alerts, hire form
  "validation.queryRequired": "Job title or keywords required",
  "validation.linkedInUrlPrefix": "The LinkedIn URL should start with {{host}}/", // issue 15
  "validation.startDateRequired": "Start date is required", // issue 15
  "validation.endDateRequired": "End date is required", // issue 15
  "validation.monthAndYearRequired": "Both month and year are required", // issue 15
  "validation.startAfterEnd": "Start Date is set after End Date", // issue 15
  "validation.dateInFuture": "Dates cannot be set to the future", // issue 15
  "validation.companyRequired": "Company name is required", // issue 15
  "validation.titleRequired": "Title is required", // issue 15
  "validation.alertQueryRequired": "Query required",
  "validation.alertRemoteRequired": "Remote option required",
  "validation.alertFrequencyRequired": "Alert frequency required",
  "validation.alertTwin": "You already have an alert for this search",
  "validation.hireNamesRequired": "First name and last name required", // issue 16
  "validation.hireContactRequired": "Work email or phone required", // issue 16
} as const;
