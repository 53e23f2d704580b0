/** What an instance says about itself: privacy, terms and contact. */
export const legal = {
  "legal.changed": "Last changed on {{date}}.",
  "privacy.lead": "What we store about you, for how long, and who sees it.",
  "privacy.browsing": "Without an account",
  "privacy.browsingBody":
    "You can search and read without telling us who you are. Your recent searches stay in your browser until you sign in. It also keeps copies of the searches and postings that you opened lately, and applications that wait to be sent, until you sign out. Our log keeps neither your network address nor what you searched for.",
  "privacy.account": "Your account",
  "privacy.accountBody":
    "We store your name and email address, and what you add to them: phone number, postal code, time zone, searches you keep, and how you sign in. A password is stored only as a hash, a passkey only as its public half. Sign-in codes are deleted after a day.",
  "privacy.sessions":
    "For each sign-in we note the browser and the network it came from, without the part that tells computers apart, so that you can recognize them on your account page. A session ends {{days}} days after you last used it; its entry is deleted a year later. If a session ends while you are typing, what you typed is kept for up to an hour, encrypted, so that you find it when you sign in again.",
  "privacy.resumes": "Resumes and applications",
  "privacy.resumesBody":
    "A resume is stored as you sent it, together with the text that our software reads in it. Only you and those who answer for the organization that you applied to can open it. We don't use it for anything else, and we don't sell it.",
  "privacy.drafts":
    "A form that you haven't sent is deleted {{hours}} hours after your last change, and an uploaded file with it. An application that you sent stays with the organization, even after you withdraw it or the posting closes: both sides can look back at what happened, until the law no longer asks for it. If you delete your account, the organization keeps the posting, the dates and its answer, without your name or anything you wrote.",
  "privacy.consulting": "Consulting and requests",
  "privacy.consultingBody":
    "If you enroll in consulting, the people who run Candor see your enrollment and the parts of your profile that the consulting page names, until you unenroll. Then it is deleted.",
  "privacy.leads":
    "What you write to a Pro as somebody who wants to hire, or to us about anything, is kept with its answer for a year, and seen by those who owe it.",
  "privacy.interviews":
    "What you answer in an Instant Interview is seen by the organization only once you send it. Until then, the link in its email opens your answers for anyone who has it, for {{days}} days. You can delete them at any time, for both sides.",
  "privacy.mail": "Email",
  "privacy.mailBody":
    "We email you codes, receipts, answers and security warnings. You can turn answers and reminders off; receipts and warnings are always sent. Our copy of an email is deleted after 30 days.",
  "privacy.measurements": "Measurements",
  "privacy.measurementsBody":
    "Pages report how fast they were and what kind of thing was used, without your name, address or search. The reports are deleted after 90 days, and so are reports of errors. If your browser sends Do Not Track or Global Privacy Control, nothing is measured.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesBody": "All cookies are our own. None of them follows you to other sites.",
  "privacy.cookie": "Cookie",
  "privacy.purpose": "What it is for",
  "privacy.kept": "Kept for",
  "privacy.cookieSession": "Keeps you signed in",
  "privacy.cookieDevice":
    "Recognizes a browser that you signed in with, so that strangers can't lock you out",
  "privacy.cookieDraft": "Finds the application form that you started",
  "privacy.cookieLink": "Opens a link that we emailed you, in this browser only",
  "privacy.cookiePreferences": "Opens your email choices from a link in an email",
  "privacy.cookieCampaign": "Remembers which link brought you here",
  "privacy.cookieNotice": "Hides a notice that you dismissed",
  "privacy.cookieTheme": "Remembers dark mode, if you chose it",
  "privacy.cookieLocale": "Remembers the language, if you chose one",
  "privacy.visit": "this visit",
  "privacy.year": "a year",
  "privacy.days_one": "{{count}} day",
  "privacy.days_other": "{{count}} days",
  "privacy.hours_one": "{{count}} hour",
  "privacy.hours_other": "{{count}} hours",
  "privacy.minutes_one": "{{count}} minute",
  "privacy.minutes_other": "{{count}} minutes",
  "privacy.others": "Other companies",
  "privacy.othersBody":
    "We show no ads and share nothing with advertisers or data brokers. An imported posting links to its source; that site learns about you only if you follow the link.",
  "privacy.noOthers": "Our pages load nothing from other sites.",
  "privacy.google":
    "Google's sign-in prompt is switched on here. Pages that show it load a script from accounts.google.com, and Google learns that you opened them.",
  "privacy.providers":
    "If you sign in with {{providers}}, they tell us your name, your address and whether they verified it, and they learn that you use this site.",
  "privacy.model":
    "An operator can connect a language model. If there is one, a search with words that we didn't understand is sent to it, without your name or address.",
  "privacy.choices": "Your choices",
  "privacy.choicesBody":
    "On your account page you can change your data and end sessions, and under Communication choose your emails. The page Your data gives you a copy of everything, shows who looked at your applications, and deletes your account.",
  "terms.lead": "What you can count on, and what we ask of you.",
  "terms.postings": "Postings",
  "terms.postingsBody":
    "Candor shows what a posting states, and says so where it states nothing. Imported postings come from other sites and may be out of date; we link to the source where it has an address. We don't check every posting, so don't pay anyone to apply for a job.",
  "terms.promise": "The promise",
  "terms.promiseBody":
    "An organization that hires here promises each applicant an answer by a date. Business days are Monday to Friday in UTC, holidays included. If no answer comes by then, we close the application, say so, and count it in the organization's record. We can't make anyone answer, and an answer isn't an offer.",
  "terms.applying": "Applying",
  "terms.applyingBody":
    "What you send has to be true and your own. It stays yours: you let us store it and show it to the organization that you applied to, for that application only. You can change it until you get an answer, and withdraw it while it is open.",
  "terms.hiring": "Hiring",
  "terms.hiringBody":
    "If you answer for an organization, use what applicants send to decide about that job and nothing else. Don't pass it on. Give the real reason when you decline someone, and follow the employment law that applies to you.",
  "terms.rules": "Fair use",
  "terms.rulesBody":
    "Don't sign in as somebody else, upload anything harmful, post jobs that don't exist, or put more load on this site than it can handle. Programs are welcome within the limits that the API names. Accounts that break these rules can be closed.",
  "terms.liability": "What we can't promise",
  "terms.liabilityBody":
    "The site is provided as it is. We fix what we can, but it may fail, and you shouldn't keep your only copy of a resume here. Nothing in these terms takes away rights that the law gives you.",
  "terms.changes": "Changes",
  "terms.changesBody":
    "When these terms change, the date above changes with them. If you don't agree with them, stop using the site and ask us to delete your account.",
  "contact.lead": "Write to the people who run this site. A person reads it.",
  "contact.write": "Write to {{address}}",
  "contact.application": "About an application",
  "contact.applicationBody":
    "Only the organization can answer an application. Its page shows when the answer is due. Write to us if something is broken, or if a date passed and the page doesn't say so.",
  "contact.posting": "About a posting",
  "contact.postingBody":
    "Send us its link if it is false, asks for money, or belongs to your organization and should come down.",
  "contact.data": "About your data",
  "contact.dataBody":
    "You can get a copy of your data and delete it yourself, on the page Your data. If you can't sign in, write from your account's email address.",
  "contact.security": "About a security problem",
  "contact.securityBody":
    "Tell us what you did and what happened. Please give us time to fix it before you tell others.",
} as const;
