/** Sentences of problem documents of which the specification says nothing. */
export const problems = {
  "problem.invalidRequest": "Some of what was sent is not valid. Correct what is listed and send it again.",
  "problem.malformedBody": "The body could not be read as what its Content-Type says.",
  "problem.unauthorized": "Sign in to continue.",
  "problem.forbidden": "This session may not do that.",
  "problem.notFound": "There is nothing at this address.",
  "problem.payloadTooLarge": "What was sent is larger than is taken here.",
  "problem.uriTooLong": "The address is longer than is taken here.",
  "problem.unsupportedMediaType":
    "This kind of content is not taken here. Send JSON, or a form where a file is taken.",
  "problem.originRefused": "This may be asked from Candor's own pages only.",
  "problem.jobClosed": "This job is closed. It takes no more applications.",
  "problem.alreadyApplied": "You have already applied to this job.",
  "problem.applicationFinal": "This application has come to its end. It cannot be changed any more.",
  "problem.keyReused": "This idempotency key was used for another request. Use a new key for a new request.",
  "problem.snapshotExpired": "These results are too old to be continued. Search again.",
  "problem.tooManyRequests": "There were too many requests. Try again in {{duration}}.",
  "problem.unavailable": "Candor cannot do this right now. Nothing was lost. Try again in a moment.",
  "validation.value": "This value is not valid",
  "validation.required": "This value is required",
  "validation.unknownChoice": "This is none of the values that can be chosen",
  "validation.outOfRange": "This value is outside what is allowed",
} as const;
