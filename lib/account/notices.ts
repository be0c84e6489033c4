/** By `?notice=` or the last part of the path. */
export const notices: Record<string, string> = {
  created: 'Your account is ready. Sign in with it.',
  ended: 'Your session has ended. Please sign in again.',
  everywhere: 'You are signed out on all devices.',
  closed: 'Your account is closed.',
}

export const noticeNames = Object.keys(notices)
