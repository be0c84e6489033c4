import { sealedCookie } from './sealed-session'

/** Carries a new account's email address to the sign-in page: a URL would show it in logs and histories. */
export const signedUpCookie = sealedCookie<string>('signed-up', '/auth/login', 5 * 60)
