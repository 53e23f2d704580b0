export const errors = {
  // Connectivity and errors
  "connectivity.slow": "It is taking longer than expected. Please stand by.",
  "connectivity.reconnecting": "Lost connection. Reconnecting...",
  "error.apiUnavailable":
    "An error has occurred which prevents the application from loading. Please ensure your connection to the internet, and refresh or reload to resolve the issue.",
  "error.unexpected": "An unexpected error has occurred.",
  "error.tryAgainOrContactSupport": "An unexpected error has occurred, try again or contact support",
  "error.failed": "That didn't work",
  "error.backToPage": "Back to the page",
  "error.unexpectedErrorSubject": "Unexpected error",
  "error.unexpectedErrorDetails":
    "What were you doing when this happened?\n\n\nThese lines help us find the cause.\nReport: {{id}}\nEvent: {{eventId}}\nError: {{error}}\nPage: {{location}}\nTitle: {{title}}\nBrowser: {{userAgent}}\nScreen: {{screenWidth}} x {{screenHeight}}\nVersion: {{version}}",
  "error.unknown": "Unknown error",
  "error.requestFailed": "The request failed with status {{status}}.",
  "error.reportedAs":
    "This error is reported under the number {{id}}. Please mention it when you write to support.",
  "error.invalidResumeUploadMethod": "Invalid resume upload method",
  "error.allowedResumeUploadMethods": "Allowed values: {{allowed}}.",
  "landing.title": "There is no page at this address",
  "landing.body": "The address may be mistyped or out of date. You can search for a job from here.",
} as const;
