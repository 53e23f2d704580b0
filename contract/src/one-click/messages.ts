/** 1-Click Apply. */
export const oneClick = {
  "oneClick.lead":
    "This goes to {{organization}} when you press Send. You can undo it for {{seconds}} seconds, before anything leaves.",
  "oneClick.pitchHint": "From your application of {{date}}. Change it for this job if you like.",
  "oneClick.change": "Change something else in Easy Apply",
  "oneClick.onItsWay": "Your application is on its way",
  "oneClick.leaves": "It is sent at {{time}}. Until then, nobody but you knows about it.",
  "oneClick.secondsLeft": "{{seconds}} s",
  "oneClick.undo": "Undo",
  "oneClick.undone": "Undone. Nothing was sent.",
  "oneClick.notSent": "It was not sent: {{detail}}",
  "oneClick.look": "See whether it has left",
} as const;
