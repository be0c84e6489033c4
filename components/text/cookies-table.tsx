import { TextTable } from './text-table'

const cookies = [
  {
    name: 'Session (next-auth.session-token)',
    text: 'Keeps you signed in as you go from page to page. It is encrypted and hidden from scripts (httpOnly). It’s deleted when you sign out, or after 30 days without a visit to your dashboard. It stops working when your session ends: 90 days after you sign in, or sooner if you end the session on another device or change your password.',
  },
  {
    name: 'Greeting (greeting)',
    text: 'Lets the header of each page greet you. It holds only the name in that greeting, which is the part of your email address before the @, and gives no access by itself. Scripts on this website can read it. It’s deleted with the session cookie.',
  },
  {
    name: 'Known device (known-device)',
    text: 'Tells the sign-in page that this browser has signed in to an account before, so that someone guessing your password on another device can’t lock you out. It holds a random number and a signature. It reveals no account, gives no access, and is hidden from scripts (httpOnly). It’s deleted after 400 days.',
  },
  {
    name: 'Password reset (password-reset)',
    text: 'Carries the secret code in your reset link from the email to the form where you choose a new password. It is hidden from scripts (httpOnly), is set only when you open such a link, and is deleted once you’ve used it or after 15 minutes.',
  },
  {
    name: 'Confirmation (confirm-email)',
    text: 'Carries the secret code in your confirmation link from the email to the page where you confirm your address. It is hidden from scripts (httpOnly), is set only when you open such a link, and is deleted once you’ve used it or after 15 minutes.',
  },
  {
    name: 'New account (signed-up)',
    text: 'Tells the sign-in page the email address of the account that you’ve just created, so that the page can show that address. It is encrypted and hidden from scripts (httpOnly). It’s deleted when you sign in, or after 5 minutes.',
  },
  {
    name: 'Answer (account-answer)',
    text: 'Tells your account page or your dashboard the result of the form that you’ve just sent there. It is encrypted and hidden from scripts (httpOnly), and is deleted after 30 seconds.',
  },
  {
    name: 'Preview (preview, __prerender_bypass)',
    text: 'Set only when you open a link we’ve sent you for a page that isn’t public yet. They let you see that one page for a day, and are hidden from scripts (httpOnly).',
  },
] as const

export function CookiesTable() {
  return <TextTable caption="The cookies of this website" head={['Cookie', 'What it does']} rows={cookies} />
}
