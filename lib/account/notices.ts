/** What the page of signing in can say above its form; `?notice=` and the last part of its path name one. */
export const notices: Record<string, string> = {
  created: 'Your account is ready. Sign in with it.',
  ended: 'Your session has ended. Please sign in again.',
  everywhere: 'You are signed out on all devices.',
  closed: 'Your account is closed.',
}

/** The names of the notices. */
export const noticeNames = Object.keys(notices)
