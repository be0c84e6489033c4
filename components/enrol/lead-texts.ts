/** What an enrolment ends with, in the specification's words. */
export const leadTexts = {
  sent: 'Welcome! A representative will reach out to you shortly',
  failed: 'There was an issue somewhere. Please refresh the page and try again',
}

/** After how many ms the dialog then closes by itself. */
export const closeAfter = { sent: 3000, failed: 2000 }
