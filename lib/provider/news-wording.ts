/**
 * The words beside the box that asks for news. Each consent keeps their version, so that what somebody agreed to can be
 * shown later: whoever changes the words adds a new version, and lets the others stand.
 */
const versions = {
  '2026-11-20': 'Send me news of jobs, events, tutorials and insights.',
} as const

const version: keyof typeof versions = '2026-11-20'

/** The words in use. */
export const newsWording = { version, text: versions[version] }
