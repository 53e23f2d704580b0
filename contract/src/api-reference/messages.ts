/** The guide for developers. The page is sent without scripts, so no browser loads these texts. */
export const apiGuide = {
  "developers.lead":
    "Whatever these pages do, a program can do too: find postings, apply, follow an application, post jobs and answer the people who apply.",
  "developers.description":
    "A guide to the API: a first call, signing in, API keys, limits, feeds and webhooks, and a reference of every call.",
  "developers.document":
    "[openapi.json]({{openApi}}) describes all {{calls}} in OpenAPI 3.1, for the tools that read it. The [areas](#areas) below say the same in words.",
  "developers.onThisPage": "On this page",

  "developers.basics": "What is true of every call",
  "developers.basicsBody":
    "Bodies are JSON in UTF-8, except for files. Times are ISO 8601 in UTC. An id is a text of digits. A field without a value is left out, unless its description says null.",
  "developers.basicsUnknown":
    "Unknown fields of a request are ignored. New fields may come into an answer at any time, so ignore those that you don't know. Fields aren't renamed.",

  "developers.first": "A first call",
  "developers.firstBody":
    "Searching needs no account. The sentence is read as on the search page; [its reference]({{search}}) lists every filter.",

  "developers.signIn": "Sign in",
  "developers.signInBody":
    "To act as somebody, have a code mailed to them, exchange it for a token, and send that with each call. The first code also makes the account.",
  "developers.signInLasts":
    "The `jwt` of the answer works for {{days}} days, until it is [ended]({{logOut}}). Passwords, links, passkeys and other providers are in [Signing in]({{area}}).",

  "developers.keys": "API keys of an organization",
  "developers.keysBody":
    "An owner of an organization makes keys on its connections page. A key is shown once, names what it can read (`postings:read`, `applications:read`), and works until it is revoked.",
  "developers.keysOpen":
    "A key opens the calls under `/rest/program` and no others, {{requests}} times a minute. None opens what applicants wrote: an answer has the address of the page where a member reads it.",

  "developers.callers": "Who may call what",
  "developers.callersBody": "Each call says whom it is for. A token can do what its person can do.",
  "developers.callersHidden":
    "Somebody else's record answers 404, like one that doesn't exist. Asking reveals nothing.",
  "developers.caller.everybody": "Everybody",
  "developers.caller.everybodyBody": "Nothing to show.",
  "developers.caller.person": "A signed-in person",
  "developers.caller.personBody":
    "The token, as `Authorization: Bearer …`. Applying and a few more need a verified mailbox first: 403 `email-unproved`.",
  "developers.caller.member": "Members, Pros and owners",
  "developers.caller.memberBody":
    "The token of somebody who belongs to the organization. Members read, Pros also post and answer, and owners also decide who belongs to it.",
  "developers.caller.program": "A program",
  "developers.caller.programBody": "An API key, as `Authorization: Bearer …`.",
  "developers.caller.holder": "Whoever has a link or a key",
  "developers.caller.holderBody":
    "The token in the address that a mail or an answer gave, or the key of a draft as `Candor-Draft`.",
  "developers.caller.operator": "Administrators",
  "developers.caller.operatorBody": "The token of somebody who runs this instance. Everybody else gets 404.",

  "developers.problems": "When a call is refused",
  "developers.problemsBody":
    "Every refusal is a problem document (RFC 9457). Branch on `code`, which is from a closed list. `detail` is a sentence for people. `errors` names each refused value by a JSON pointer or a parameter's name. Quote `instance` if you ask for support.",
  "developers.statuses": "Statuses and what to do about them",
  "developers.status": "Status",
  "developers.statusDo": "What to do",
  "developers.status.400": "Change the request: `errors` says where.",
  "developers.status.401": "Sign in again, or check the key: there is no valid token.",
  "developers.status.403": "Use another account or key: this one may not do it.",
  "developers.status.404": "Check the address. The record is gone, was never there, or isn't yours.",
  "developers.status.405": "Use one of the methods in `Allow`.",
  "developers.status.408": "Send the request again, faster: its body took too long.",
  "developers.status.409":
    "Read the record again: it is in a state that doesn't allow this. If one record is in the way, `id` names it.",
  "developers.status.410": "Ask for a new link, code or snapshot: this one is over.",
  "developers.status.413": "Send less: the body or the file is too large.",
  "developers.status.414": "Send a shorter address.",
  "developers.status.415": "Send JSON, or a form for a file, and name it in `Content-Type`.",
  "developers.status.416": "Ask for a part that the file has.",
  "developers.status.422": "Send another file: this one can't be used.",
  "developers.status.429": "Wait for the seconds in `Retry-After`.",
  "developers.status.431": "Send shorter headers.",
  "developers.status.500": "Try again later, or ask support: the fault is ours.",
  "developers.status.503": "Try again after the seconds in `Retry-After`: there is too much to do.",
  "developers.status.507": "Try again later: the disk is full. Reading still works.",
  "developers.everyCall":
    "Any call can be refused with these: {{codes}}. The reference lists only what a call adds to them.",

  "developers.limits": "How often",
  "developers.limitsBody":
    "Each call names its limit, and calls that name the same one are counted together. Above it, the answer is 429 with `Retry-After` in seconds.",
  "developers.limitsSearch":
    "One network address can have {{searches}} searches running. Above that, or when a search takes more than {{seconds}} seconds, the answer is 503 `overloaded`, also with `Retry-After`; nothing was done.",

  "developers.pages": "Lists in pages",
  "developers.pagesBody":
    "Most lists take `from`, how many to skip, and `size`. For a [search]({{search}}), also send the `snapshot` of the first answer, so that no posting is listed twice while others come and go.",
  "developers.pagesAfter":
    "Programs read in the order of ids: send the `next` of an answer as `after`, until there is no `next`.",

  "developers.repeat": "Sending twice",
  "developers.repeatBody":
    "If no answer came, send the call again with the same `Idempotency-Key`, {{characters}} characters at most that you choose. For {{hours}} hours, the same key with the same body gets the first answer again, and nothing is done twice. With another body it gets 409 `key-reused`.",
  "developers.repeatCalls": "These calls take it:",
  "developers.repeatOthers": "The others are safe to repeat, or say what repeating them does.",

  "developers.files": "Files",
  "developers.filesBody":
    "Send a file as `multipart/form-data` in the field `file`, at most {{megabytes}} MB. Its content decides its kind. 422 `file-unreadable` or `file-locked` says why it can't be used. A large one can be sent in [parts]({{parts}}), and continued for 24 hours.",
  "developers.filesAnswer":
    "A file in an answer is an address with a token. Open it as it is, without headers: it comes as an attachment. It works for five minutes or for a day, and no longer than the session.",

  "developers.live": "Live updates",
  "developers.liveBody":
    "`{{socket}}` takes and sends JSON text frames. A frame can make any call under `/rest`, with its own authorization, or subscribe to a topic. Connect with this instance's address as `Origin`.",
  "developers.liveFrames":
    "The answer to a request has its `id`. A topic's messages have its address. Send `ping` frames to keep the connection open. When a session ends, its socket is closed with {{code}}.",
  "developers.topics": "Topics",
  "developers.topic.notifications":
    "What happened that concerns the person: applications, interviews, messages, gigs.",
  "developers.topic.presence": "Which colleagues look at which applications now.",
  "developers.topic.changes": "The ids of applications that changed, for members of their organization.",
  "developers.topic.ownChanges":
    "The ids of your own applications that you changed, or wrote about, elsewhere.",
  "developers.topic.content": "The news or the site notice changed. Needs no session.",

  "developers.webhooks": "Webhooks",
  "developers.webhooksBody":
    "An organization's program can be told instead of asking: owners add an address on the connections page, if the operator of this instance lets it call other servers. The events are {{events}}. An owner sends the last one from that page, to test the address.",
  "developers.webhooksSigned":
    "A delivery names rows by number, and has nothing that a person wrote. `Candor-Signature` is `t=SECONDS,v1=HEX`, the HMAC-SHA256 of the seconds, a period and the body, with the secret that was shown once. Check it like this:",
  "developers.webhooksRetried":
    "Answer with any 2xx within ten seconds. Anything else is tried again for two days, with the same `id`. Deliveries may come twice and out of order. [Programs and webhooks]({{programs}}) has the calls.",

  "developers.feeds": "Feeds",
  "developers.feedsBody":
    "Every search is a feed, with the parameters of its page: [RSS]({{rss}}), [Atom]({{atom}}), [JSON Feed]({{json}}), [CSV]({{csv}}), or an [iCalendar of closing dates]({{ics}}). It lists postings by when they were first seen, newest first. Send the last `ETag` as `If-None-Match`. A value that isn't understood is refused with 400.",
  "developers.feedsOthers":
    "A job alert has the same feeds, and its page shows their addresses. A person's interviews and deadlines are a [private calendar]({{calendar}}). [The news]({{news}}) has an Atom feed.",

  "developers.formats": "Postings in and out",
  "developers.formatsOut":
    "All open postings are here in the formats of [Indeed]({{indeed}}), [ZipRecruiter]({{zipRecruiter}}) and [LinkedIn]({{linkedIn}}). With an organization's name in the address, as in `/feeds/acme/indeed.xml`, a feed has only its own. [The sitemap]({{sitemap}}) lists Candor's own pages, the organizations, the open gigs and the open postings; a posting's page has schema.org `JobPosting` as JSON-LD.",
  "developers.formatsEmbedded":
    "An organization's own site can show its postings and an apply button by a script or a frame. Its connections page has the code.",
  "developers.formatsIn":
    "Owners connect a board, a feed or a careers page, and it is fetched every six hours where the operator allows it: Greenhouse, Lever, Ashby, JSON-LD, the XML above, RSS and Atom. [Connected sources]({{sources}}) has the calls. Operators import the same from files, and CSV.",
  "developers.formatsPeople":
    "People download their profile as [PDF, DOCX, JSON Resume or vCard]({{resumes}}), and everything about them as [one ZIP]({{ownData}}). A resume, or LinkedIn's copy of their data, can be read into a profile.",

  "developers.proof": "What can be checked",
  "developers.proofBody":
    "The receipt of an application is JSON that is signed with Ed25519. [Verify]({{verify}}) checks one, and [the public keys]({{keys}}) let your own program do so. An organization's record of answers can be counted again from [its events]({{ledger}}).",
  "developers.proofSecurity": "Report a vulnerability as [security.txt]({{security}}) says.",

  "developers.areas": "Areas",
  "developers.areasBody": "Every call, with its parameters, fields, refusals and an example.",
} as const;
