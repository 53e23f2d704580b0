export const visitors = [
  "anonymous",
  "person",
  "pro",
  "administrator",
  "impersonator",
  "provisional",
] as const;
export type Visitor = (typeof visitors)[number];

/**
 * What each visitor gets, in their order: a page's status, or the path they are redirected to. P-02: somebody who
 * opened a mail's link gets what everybody signed out gets, unless a sixth value says otherwise.
 */
type Row = readonly [Met, Met, Met, Met, Met, Met?];
export type Met = number | string;

const everybody: Row = [200, 200, 200, 200, 200];
/** N-06: signed-out people are redirected to sign in. */
const signedIn: Row = ["/login", 200, 200, 200, 200];
const signedOut: Row = [200, "/", "/", "/", "/"];
/** P-07: the page doesn't exist, or isn't theirs. */
const owner: Row = ["/login", 404, 404, 404, 404];
const pro: Row = ["/login", 404, 200, 404, 404];
/** Somebody who belongs to no organization is redirected to create one. */
const hirer: Row = ["/login", "/organization/new", 200, "/organization/new", "/organization/new"];
const administrator: Row = ["/login", 404, 404, 200, 404];
export const nobody: Row = [404, 404, 404, 404, 404];
/** Takes only forms. */
const actionOnly: Row = [400, 400, 400, 400, 400];
const ledTo = (path: string): Row => [path, path, path, path, path];
const [, ...toAccount] = ledTo("/settings/account");
const backFromProvider: Row = ["/login", ...toAccount];
const [, ...toApplication] = ledTo("/organization/applications/999999");
const [, ...toOwnApplication] = ledTo("/settings/application/999999");
const toMembers = "/organization/pier-company/members";
const applying = "/apply/pier-watcher-1/{job}";
const details = "/details/pier-watcher-1/{job}";
/** Everyone who is signed in has a mail address. */
const contactFirst: Row = [`${applying}/contact`, 200, 200, 200, 200];
const [, ...toApply] = ledTo(applying);
/** One press is for people whose data are all known. */
const unknownYet: Row = ["/login", ...toApply];
const [, ...finish] = ledTo(`${applying}/finish`);
const finishFirst: Row = [`${applying}/contact`, ...finish];

/** P-01 to P-07: each page of `web/app/routes.ts`, one of its addresses, and what visitors get there. */
export const pages: Readonly<Record<string, readonly [path: string, row: Row]>> = {
  "": ["/", everybody],
  "index.html": ["/index.html", everybody],
  search: ["/search", everybody],
  "details/:slug/:jobId": ["/details/pier-watcher-1/{job}", everybody],
  "view/:slug/:jobId": ["/view/pier-watcher-1/{job}", ledTo(details)],
  "job/:slug/:jobId": ["/job/pier-watcher-1/{job}", ledTo(details)],
  "details/:slug/:jobId/report": ["/details/pier-watcher-1/{job}/report", everybody],
  about: ["/about", everybody],
  "become-a-client": ["/become-a-client", everybody],
  hire: ["/hire", everybody],
  "pro/:slug": ["/pro/nobody", nobody],
  consulting: ["/consulting", everybody],
  "consulting/enroll": ["/consulting/enroll", everybody],
  "consulting/enroll/specialty": ["/consulting/enroll/specialty", everybody],
  "consulting/enroll/identity": ["/consulting/enroll/identity?specialty=Design", signedIn],
  "consulting/enroll/profile": ["/consulting/enroll/profile?specialty=Design", signedIn],
  "consulting/enroll/search": ["/consulting/enroll/search?specialty=Design", signedIn],
  "privacy-policy": ["/privacy-policy", everybody],
  "terms-and-conditions": ["/terms-and-conditions", everybody],
  legal: ["/legal", everybody],
  "legal/retention": ["/legal/retention", everybody],
  "legal/:slug": ["/legal/ai-policy", everybody],
  "ai-policy": ["/ai-policy", ledTo("/legal/ai-policy")],
  contact: ["/contact", everybody],
  news: ["/news", everybody],
  "news/:slug/:articleId": ["/news/no-article/999999", nobody],
  verify: ["/verify", everybody],
  quality: ["/quality", everybody],
  test: ["/test", everybody],
  "chaos-lemur": ["/chaos-lemur", everybody],
  theme: ["/theme", ledTo("/")],
  notice: ["/notice", ledTo("/")],
  "time-zone": ["/time-zone", ledTo("/")],
  "client-error/:id": ["/client-error/1", everybody],
  login: ["/login", signedOut],
  "login/sign-in": ["/login/sign-in", signedOut],
  "login/sign-up": ["/login/sign-up", signedOut],
  "login/email-sign-up": ["/login/email-sign-up", signedOut],
  "login/email-link": ["/login/email-link", signedOut],
  "login/completion": ["/login/completion", ["/login/email-link", "/", "/", "/", "/"]],
  "login/code": ["/login/code?email=ada%40example.com", signedOut],
  "login/password": ["/login/password", signedOut],
  "login/forgot-password": ["/login/forgot-password", everybody],
  "login/reset-password": ["/login/reset-password?email=ada%40example.com", everybody],
  "login/provider": ["/login/provider", ledTo("/login")],
  "login/callback/:provider": ["/login/callback/linkedin", backFromProvider],
  "login/one-tap": ["/login/one-tap", ledTo("/login")],
  opt: ["/opt", everybody],
  "opt/off/:token": ["/opt/off/none", [410, 410, 410, 410, 410]],
  "opt/unsubscribe": ["/opt/unsubscribe", ledTo("/opt")],
  "opt/job-alerts/switch/:token": ["/opt/job-alerts/switch/1.none", [410, 410, 410, 410, 410]],
  "opt/job-alerts/:id": ["/opt/job-alerts/999999", [200, 404, 404, 404, 404, 404]],
  "job-alerts/new": ["/job-alerts/new?query=pier", everybody],
  suspicious: ["/suspicious", everybody],
  logout: ["/logout", ["/", 200, 200, 200, 200]],
  "apply/:slug/:jobId": ["/apply/pier-watcher-1/{job}", everybody],
  "apply/:slug/:jobId/contact": ["/apply/pier-watcher-1/{job}/contact", everybody],
  "apply/:slug/:jobId/charity": ["/apply/pier-watcher-1/{job}/charity", contactFirst],
  "apply/:slug/:jobId/elevator-pitch": ["/apply/pier-watcher-1/{job}/elevator-pitch", contactFirst],
  "apply/:slug/:jobId/questions": ["/apply/pier-watcher-1/{job}/questions", finishFirst],
  "apply/:slug/:jobId/finish": ["/apply/pier-watcher-1/{job}/finish", contactFirst],
  "apply/:slug/:jobId/interview": ["/apply/pier-watcher-1/{job}/interview", finishFirst],
  "apply/:slug/:jobId/resume/:resumeId": ["/apply/pier-watcher-1/{job}/resume/999999", everybody],
  "apply/:slug/:jobId/one-click": ["/apply/pier-watcher-1/{job}/one-click", unknownYet],
  "apply/:slug/:jobId/at-source": ["/apply/pier-watcher-1/{job}/at-source", ledTo(details)],
  "apply/:slug/:jobId/draft": ["/apply/pier-watcher-1/{job}/draft", actionOnly],
  "apply/:slug/:jobId/waiting": ["/apply/pier-watcher-1/{job}/waiting", everybody],
  "apply/:slug/:jobId/resume": ["/apply/pier-watcher-1/{job}/resume", actionOnly],
  "apply/:slug/:jobId/answer-file/:questionId": ["/apply/pier-watcher-1/{job}/answer-file/none", actionOnly],
  "jobs/:slug/:jobId/:step?": ["/jobs/pier-watcher-1/{job}", ledTo("/apply/pier-watcher-1/{job}")],
  "interview/:applicationId/:jobId/:userId/:obfuscatedId": ["/interview/1/1/1/0-1.none", nobody],
  "interview-test/:applicationId": ["/interview-test/999999", owner],
  settings: ["/settings", ledTo("/settings/account")],
  "settings/account": ["/settings/account", signedIn],
  "settings/account/picture": ["/settings/account/picture", backFromProvider],
  "settings/professional/personal": ["/settings/professional/personal", signedIn],
  "settings/professional/background": ["/settings/professional/background", signedIn],
  "settings/professional/phones": ["/settings/professional/phones", signedIn],
  "settings/professional/experience": ["/settings/professional/experience", signedIn],
  "settings/professional/experience/:experienceId": ["/settings/professional/experience/999999", owner],
  "settings/professional/skills": ["/settings/professional/skills", signedIn],
  "settings/professional/goals": ["/settings/professional/goals", signedIn],
  "settings/professional/answers": ["/settings/professional/answers", signedIn],
  "settings/agency": ["/settings/agency", signedIn],
  "settings/payment": ["/settings/payment", signedIn],
  "settings/password": ["/settings/password", ledTo("/settings/account")],
  "settings/self-identification": ["/settings/self-identification", ["/login", 200, 200, 200, 403]],
  "settings/blocked": ["/settings/blocked", signedIn],
  "settings/calendar": ["/settings/calendar", ["/login", 200, 200, 200, 403]],
  "settings/data": ["/settings/data", signedIn],
  "settings/data/file": ["/settings/data/file", ["/login", 404, 404, 404, 403]],
  "settings/deletion/:token": ["/settings/deletion/1.none", everybody],
  "settings/general/account": ["/settings/general/account", ledTo("/settings/account")],
  "settings/general/password": ["/settings/general/password", ledTo("/settings/account")],
  "settings/notifications": ["/settings/notifications", ledTo("/settings/communication")],
  "settings/job-alerts": ["/settings/job-alerts", ledTo("/settings/communication")],
  "general/account": ["/general/account", ledTo("/settings/account")],
  "general/password": ["/general/password", ledTo("/settings/account")],
  notifications: ["/notifications", ledTo("/settings/communication")],
  "job-alerts": ["/job-alerts", ledTo("/settings/communication")],
  "settings/communication": ["/settings/communication", signedIn],
  "settings/communication/job-alerts/:id": ["/settings/communication/job-alerts/999999", owner],
  "settings/change-email/:code": ["/settings/change-email/1.none", ["/login", 410, 410, 410, 410]],
  "settings/applications/elsewhere": ["/settings/applications/elsewhere", signedIn],
  "settings/applications/elsewhere/:id": ["/settings/applications/elsewhere/999999", owner],
  "applied-here": ["/applied-here", everybody],
  offline: ["/offline", everybody],
  "settings/applications/:status?": ["/settings/applications", signedIn],
  "settings/application/:id": ["/settings/application/999999", owner],
  "settings/application/:id/edit": ["/settings/application/999999/edit", owner],
  "settings/application/:id/withdraw": ["/settings/application/999999/withdraw", owner],
  "settings/application/:id/interview": ["/settings/application/999999/interview", owner],
  "settings/application/:id/interview/copy": ["/settings/application/999999/interview/copy", owner],
  "settings/application/:id/keeping": [
    "/settings/application/999999/keeping",
    ["/login", ...toOwnApplication],
  ],
  "settings/application/:id/receipt": ["/settings/application/999999/receipt", owner],
  "settings/application/:id/receipt/:number": ["/settings/application/999999/receipt/1", owner],
  "settings/migration/:reference": ["/settings/migration/1.none", ["/login", 404, 404, 404, 403]],
  "settings/professional/resume": ["/settings/professional/resume", signedIn],
  "settings/professional/resume/upload": ["/settings/professional/resume/upload", actionOnly],
  "settings/professional/resume/made/:format": ["/settings/professional/resume/made/none", owner],
  "settings/professional/resume/:resumeId/read": ["/settings/professional/resume/999999/read", owner],
  "settings/professional/resume/:resumeId/pages/:page": [
    "/settings/professional/resume/999999/pages/1",
    owner,
  ],
  "settings/professional/resume/:resumeId/file": ["/settings/professional/resume/999999/file", owner],
  "settings/recent-searches": ["/settings/recent-searches", signedIn],
  "settings/favorite-searches": ["/settings/favorite-searches", signedIn],
  "settings/hidden": ["/settings/hidden", signedIn],
  "settings/hidden/change": ["/settings/hidden/change", ledTo("/settings/hidden")],
  "settings/saved": ["/settings/saved", everybody],
  "settings/saved/change": ["/settings/saved/change", ledTo("/settings/saved")],
  "settings/searches": ["/settings/searches", [401, 200, 200, 200, 200]],
  gigs: ["/gigs", everybody],
  "gigs/:id": ["/gigs/999999", nobody],
  "my-gigs": ["/my-gigs", signedIn],
  "my-gigs/new": ["/my-gigs/new", hirer],
  "my-gigs/:id": ["/my-gigs/999999", owner],
  "my-gigs/:id/edit": ["/my-gigs/999999/edit", owner],
  organization: ["/organization", hirer],
  "organization/answers": ["/organization/answers", pro],
  "organization/answers/review": ["/organization/answers/review", pro],
  "organization/kept": ["/organization/kept", hirer],
  "organization/leads": ["/organization/leads", pro],
  "organization/new": ["/organization/new", signedIn],
  "organization/invitations/:token": ["/organization/invitations/1.none", ["/login", 410, 410, 410, 410]],
  "organization/claims/:token": ["/organization/claims/1.none", signedIn],
  "organization/:slug": ["/organization/pier-company", everybody],
  "organization/:slug/claim": ["/organization/pier-company/claim", ["/login", 200, toMembers, 200, 200]],
  "organization/:slug/details": ["/organization/no-such-company/details", owner],
  "organization/:slug/agencies": ["/organization/pier-company/agencies", pro],
  "organization/:slug/bias-reports": ["/organization/pier-company/bias-reports", everybody],
  "organization/:slug/fairness": ["/organization/no-such-company/fairness", owner],
  "organization/:slug/connections": ["/organization/no-such-company/connections", owner],
  "organization/:slug/defaults": ["/organization/pier-company/defaults", pro],
  "organization/:slug/members": [toMembers, pro],
  "organization/:slug/templates": ["/organization/pier-company/templates", pro],
  "organization/:slug/imported": ["/organization/pier-company/imported", pro],
  "organization/jobs": ["/organization/jobs", hirer],
  "organization/postings/:token": ["/organization/postings/1.none", everybody],
  "organization/jobs/new": ["/organization/jobs/new", hirer],
  "organization/jobs/:jobId/edit": ["/organization/jobs/999999/edit", owner],
  "organization/jobs/:jobId": ["/organization/jobs/{job}", pro],
  "organization/applications/:id/keeping": [
    "/organization/applications/999999/keeping",
    ["/login", ...toApplication],
  ],
  "organization/applications/:id/interview": [
    "/organization/applications/999999/interview",
    ["/login", ...toApplication],
  ],
  "organization/applications/:id": ["/organization/applications/999999", owner],
  admin: ["/admin", ["/login", 404, 404, "/admin/dashboard", 404]],
  "admin/dashboard": ["/admin/dashboard", administrator],
  "admin/users": ["/admin/users", administrator],
  "admin/users/:userId": ["/admin/users/1", administrator],
  "admin/consulting": ["/admin/consulting", administrator],
  "admin/leads": ["/admin/leads", administrator],
  "admin/organizations": ["/admin/organizations", administrator],
  "admin/reports": ["/admin/reports", administrator],
  "admin/replies": ["/admin/replies", administrator],
  "admin/email-campaigns": ["/admin/email-campaigns", administrator],
  "admin/email-campaigns/:campaign": ["/admin/email-campaigns/jobAlerts", administrator],
  "admin/notice": ["/admin/notice", administrator],
  "admin/terminal": ["/admin/terminal", administrator],
  "admin/terminal/:hostname/:name": ["/admin/terminal/nowhere/server-0", owner],
  "*": ["/no-such-page", nobody],
};
