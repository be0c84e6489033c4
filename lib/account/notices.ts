/** Keyed by `?notice=`, or by the last part of the sign-in page's path. */
export const notices: Record<string, string> = {
  created: 'Your account is ready',
  ended: 'Your session has ended. Please sign in again.',
  reset: 'Your new password is set. Sign in with it.',
  everywhere: 'You’re signed out on all devices.',
  closed: 'We’ve closed your account.',
}

export const noticeNames = Object.keys(notices)
