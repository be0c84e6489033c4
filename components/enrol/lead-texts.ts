/** The spec's texts and times for the end of an enrolment. */
export const leadTexts = {
  sent: 'Welcome! A representative will reach out to you shortly',
  failed: 'There was an issue somewhere. Please refresh the page and try again',
}

export const closeAfter = { sent: 3000, failed: 2000 }
