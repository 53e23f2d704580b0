/** An organization's programs, and its postings elsewhere. */
export const programs = {
  "programs.title": "Connections of {{organization}}",
  "programs.boards": "Job boards",
  "programs.boardsHint":
    "Give a job board the address of its feed. The feed lists your open postings and follows every change.",
  "programs.board.indeed": "Indeed",
  "programs.board.ziprecruiter": "ZipRecruiter",
  "programs.board.linkedin": "LinkedIn",
  "programs.site": "Your own site",
  "programs.siteHint":
    "Your open postings, on your own pages. The list takes your site’s fonts and colors, and search engines read it.",
  "programs.script": "With a script",
  "programs.frame": "Without a script",
  "programs.themeHint":
    'Add data-theme="dark" or "light" to the script, or ?theme=dark to the frame’s address.',
  "programs.seeFrame": "See the list",
  "programs.keys": "API keys",
  "programs.keysHint":
    "A key lets a program of yours read what its permissions name. No key opens what applicants wrote.",
  "programs.noKeys": "There are no keys yet.",
  "programs.keyName": "Name of the key",
  "programs.keyNameHint": "What uses it, such as “Staffing report”.",
  "programs.scopes": "Permissions",
  "programs.scope.postings:read": "Read postings",
  "programs.scope.applications:read": "Read the state of applications",
  "programs.makeKey": "Make a key",
  "programs.keyMade": "This is the new key. Copy it now: it is not shown again.",
  "programs.newKey": "The new key",
  "programs.keyFacts": "Ends in {{ending}}. {{scopes}}.",
  "programs.made": "Made {{date}}.",
  "programs.lastUsed": "Last used {{date}}.",
  "programs.neverUsed": "Never used.",
  "programs.revokeNamed": "Revoke {{name}}",
  "programs.revoked": "The key was revoked. It opens nothing from now on.",
  "programs.nameRequired": "Enter a name",
  "programs.scopeRequired": "Choose at least one permission",
  "problem.tooManyKeys": "An organization has at most {{most}} keys. Revoke one that nothing uses.",
} as const;
