export const drills = {
  "drills.title": "Chaos Lemur",
  "drills.lead":
    "Ask, and it breaks something, so that you see how Candor takes it. Only this browser notices, everything heals by itself, and in production there are no lemurs.",
  "drills.calm": "Nothing is broken at the moment.",
  "drills.running": "{{drill}}: until {{time}}, for this browser only.",
  "drills.end": "Repair it now",
  "drills.faults": "Things to break",
  "drills.messages": "Every error, in its own words",
  "drills.messagesLead":
    "The specification names 26 errors. Here is what each one says, with made-up values, where it appears, and how to meet it.",
  "drills.needsSession": "Needs you to be signed in",
  "drills.needsScripts": "Needs scripts",
  "drills.open": "Open it",
  "drills.noWords": "It has no words: nobody is shown anything.",
  "drills.checks": "To see whether this installation works, open",

  "drills.name.slow": "Slow answers",
  "drills.name.networkLoss": "No network",
  "drills.name.serverError": "Server errors",
  "drills.name.unavailable": "An overloaded server",
  "drills.name.socketDrop": "A lost websocket",
  "drills.name.sessionRefused": "A refused session",
  "drills.name.sessionRefusedSilently": "A session refused without a reason",
  "drills.name.unreadableToken": "An unreadable token",
  "drills.name.unreadProfile": "An unreadable profile",
  "drills.name.emptyProfile": "An empty profile",
  "drills.name.noAddress": "A lost API",
  "drills.name.noPosition": "A forbidden position",
  "drills.name.noMail": "A stuck mailbox",
  "drills.name.noWithdrawal": "A refused withdrawal",
  "drills.name.sessionEnd": "An ended session",
  "drills.name.thrownOnPress": "A failing button",
  "drills.name.thrownOnRender": "A failing page",

  "drills.start.slow": "Slow it down",
  "drills.start.networkLoss": "Pull the plug",
  "drills.start.serverError": "Break the calls",
  "drills.start.unavailable": "Overload it",
  "drills.start.socketDrop": "Drop the socket",
  "drills.start.sessionRefused": "Refuse my session",
  "drills.start.sessionRefusedSilently": "Refuse it silently",
  "drills.start.unreadableToken": "Garble my token",
  "drills.start.unreadProfile": "Hide my profile",
  "drills.start.emptyProfile": "Empty my profile",
  "drills.start.noAddress": "Lose the API",
  "drills.start.noPosition": "Forbid my position",
  "drills.start.noMail": "Stop the mail",
  "drills.start.noWithdrawal": "Refuse withdrawals",
  "drills.start.sessionEnd": "End my session",
  "drills.start.thrownOnPress": "Press and fail",
  "drills.start.thrownOnRender": "Fail to render",

  "drills.body.slow":
    "Each page and call takes 7 seconds longer, for half a minute. You go to the search; after 5 seconds you read:",
  "drills.body.networkLoss":
    "Connections break without an answer, for 6 seconds. It leads to the search, which tries until it gets there. Meanwhile you read:",
  "drills.body.serverError":
    "Each call fails with a 500, for half a minute. It leads to the search, which says in its list:",
  "drills.body.unavailable":
    "Each call is refused with a 503, as by a server with too much to do. It leads to the news:",
  "drills.body.socketDrop":
    "The server drops the websockets of this browser, once. Pages connect again after a second, and say nothing about it.",
  "drills.body.sessionEnd":
    "The server really ends your session, and your browser isn't told. Your next page asks you to sign in:",
  "drills.body.thrownOnPress": "A script throws an error right after you pressed something:",
  "drills.body.thrownOnRender": "The page throws an error while it is drawn. Reload it to go on:",
  "drills.socketConnected": "Websocket: connected at {{time}}. Times connected: {{times}}.",
  "drills.socketLost": "Websocket: lost, connecting again.",

  "drills.shown.alert": "Fatal alert",
  "drills.shown.notice": "Notice",
  "drills.shown.sticky": "Notice that stays",
  "drills.shown.form": "In the form",
  "drills.shown.page": "Page of its own",
  "drills.shown.list": "In the list",
  "drills.shown.mail": "Mail to support",
  "drills.shown.log": "Log only",
  "drills.shown.icon": "Icon",
  "drills.shown.part": "In another message",

  "drills.meet.X-01":
    "The page forgets where its calls go and can't find out. It asks 21 times, which takes a minute, and gives up.",
  "drills.meet.X-02": "Your profile comes back empty. This really signs you out.",
  "drills.meet.X-03": "Your profile can't be read for half a minute. The page works without it.",
  "drills.meet.X-04": "Open a mailed link that was never mailed.",
  "drills.meet.X-05": "The server refuses to renew your token.",
  "drills.meet.X-06": "The server renews your token with something that isn't one.",
  "drills.meet.X-07": "Switches developer mode on in this browser, and fails.",
  "drills.meet.X-08":
    "Fail as for X-17, then press Contact support. The mail that opens has this subject and text.",
  "drills.meet.X-09":
    "Give the server a Google client ID, block accounts.google.com, and open the search. An error report says why.",
  "drills.meet.X-10":
    "Signed out, apply at an employer's own site, and sign in as somebody whom that application doesn't belong to. The browser's console says why; the entry is dropped.",
  "drills.meet.X-11": "The icon beside this line is called “lemur”. There is no such icon.",
  "drills.meet.X-12": "The server refuses your token and doesn't say why.",
  "drills.meet.X-13": "Search in a place that doesn't exist. Lemuria doesn't.",
  "drills.meet.X-14":
    "It leads to the search, in a page that may not know where you are. Press the button beside Location.",
  "drills.meet.X-15":
    "On the search page, set the developer tools' location sensor to “unavailable”, and press the button beside Location.",
  "drills.meet.X-16":
    "On the search page, press the button beside Location on a device that needs more than 10 seconds to find itself.",
  "drills.meet.X-17": "A script throws an error right after you pressed something.",
  "drills.meet.X-18": "Upload the broken file under My resumes, or in any Easy Apply.",
  "drills.meet.X-19": "Signed out, it leads to the page that waits for a code. Press Resend.",
  "drills.meet.X-20": "It leads to your applications. Open one and try to withdraw it.",
  "drills.meet.X-21": "Open a posting that doesn't exist.",
  "drills.meet.X-22": "Open an interview whose link is made up.",
  "drills.meet.X-23": "Open a link for a change of address that is made up.",
  "drills.meet.X-24": "Ask for another address under Account, and open the mailed link as somebody else.",
  "drills.meet.X-25":
    "Ask for another address under Account twice, and open the older of the two mails' links.",
  "drills.meet.X-26": "Ask for another address under Account, cancel that, and open the mailed link.",
  "drills.brokenFile": "Take the broken file",
  "drills.leaveDeveloperMode": "Leave developer mode",
  "drills.sample.organization": "Madagascar Ferries",
} as const;
