/** What an organization says about itself. */
export const organizationDetails = {
  "organizationDetails.title": "Details of {{organization}}",
  "organizationDetails.short": "Details",
  "organizationDetails.readers": "What readers see",
  "organizationDetails.about": "About the organization",
  "organizationDetails.aboutHint": "Plain text. It appears on your page and next to your record.",
  "organizationDetails.site": "Website",
  "organizationDetails.siteHint": "Optional. It starts with https:// or http://.",
  "organizationDetails.conflict": "Somebody else saved these details while you were editing.",
  "organizationDetails.logo": "Logo",
  "organizationDetails.logoFile": "Picture",
  "organizationDetails.logoOf": "Logo of {{organization}}",
  "organizationDetails.logoHint":
    "PNG, JPEG or WebP, up to 10 MB. It appears on your page, and search engines show it with your postings.",
  "organizationDetails.saveFirst":
    "Save the text above before you change the logo. Otherwise what you typed there is lost.",
  "organizationDetails.noLogo": "There is no logo yet.",
  "organizationDetails.upload": "Upload",
  "organizationDetails.remove": "Remove the logo",
  "organizationDetails.page": "See your page",
  "organizationDetails.logoSaved": "The logo was saved.",
  "organizationDetails.logoRemoved": "The logo was removed.",
  "validation.siteInvalid": "Enter an address such as https://example.com",
  "validation.pictureRequired": "Choose a picture first",
} as const;
