export const leadTexts = {
  sent: 'Welcome! A representative will reach out to you shortly',
  failed: 'There was an issue somewhere. Please refresh the page and try again',
}

/** Milliseconds until the dialog closes by itself. */
export const closeAfter = { sent: 3000, failed: 2000 }
