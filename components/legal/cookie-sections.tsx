import { Link } from '@/components/ui/link'
import { isOwnVideo, site } from '@/lib/provider/site'
import { LegalContact } from './legal-contact'
import type { LegalSection } from './legal-page'
import { LegalTable } from './legal-table'

const cookies = [
  {
    name: 'Session (next-auth.session-token)',
    text: 'Keeps you signed in as you go from page to page. It is encrypted and hidden from scripts (httpOnly). It goes when you sign out, or after 30 days without a visit to your dashboard, and stops working when your session ends: 90 days after you have signed in at the latest, or earlier, when you end it on another device or change your password.',
  },
  {
    name: 'Greeting (greeting)',
    text: 'Lets the head of each page greet you. It holds only the name in that greeting, which is the part of your e-mail address before the @, and opens nothing by itself. Scripts of this website can read it. It goes with the session cookie.',
  },
  {
    name: 'Known device (known-device)',
    text: 'Tells the sign-in page that this browser has signed in to an account before, so that somebody who guesses passwords elsewhere cannot lock you out. It holds a random number and a seal, tells nobody which account, opens nothing, and is hidden from scripts (httpOnly). It goes after 400 days.',
  },
  {
    name: 'Password reset (password-reset)',
    text: 'Carries the secret of your reset link from the e-mail to the form where you choose a new password. It is hidden from scripts (httpOnly), is set only when you open such a link, and goes when you have used it or after 15 minutes.',
  },
  {
    name: 'Confirmation (confirm-email)',
    text: 'Carries the secret of the link that confirms your address from the e-mail to the page with its button. It is hidden from scripts (httpOnly), is set only when you open such a link, and goes when you have used it or after 15 minutes.',
  },
  {
    name: 'Answer (account-answer)',
    text: 'Tells your account page what came of the form that you have just sent there. It is encrypted and hidden from scripts (httpOnly), and goes after 30 seconds.',
  },
] as const

/** The whole cookie policy: what is set for whom, and what the video does. */
export const cookieSections: readonly LegalSection[] = [
  {
    id: 'cookies-what',
    title: 'What a cookie is',
    body: (
      <p>
        A cookie is a small text that a website asks your browser to keep and to send back with each later
        request. It can be useful, since a website could not otherwise remember that you have signed in. It
        can also be used to follow people around the web. {site.name} does not do that.
      </p>
    ),
  },
  {
    id: 'cookies-visitors',
    title: 'If you are visiting',
    body: (
      <p>
        We set no cookies. Reading, comparing plans, sending the enrolment form, asking for a call and
        registering for an event or a resource all work without them. There are no analytics, no advertising
        and no buttons that report to social networks, and fonts and pictures come from this website itself.
        That is why no banner asks for your consent. Until you close the tab, your browser remembers for us
        that it has shown you our logo once (session storage, greeted); that note is never sent to us.
      </p>
    ),
  },
  {
    id: 'cookies-learners',
    title: 'If you have an account',
    body: (
      <>
        <p>
          These cookies are set by this website, for this website, when you sign in, open a link that we have
          mailed to you, or change something on your account page. What you asked for cannot work without
          them, so the law does not require your consent. Where the connection is encrypted, each name begins
          with __Host- or __Secure-, so that your browser takes them from this website alone.
        </p>
        <LegalTable caption="The cookies of this website" head={['Cookie', 'What it does']} rows={cookies} />
      </>
    ),
  },
  {
    id: 'cookies-video',
    title: 'The video on the home page',
    body: isOwnVideo ? (
      <p>
        The video on the home page lies on this website itself. Nothing of it is loaded until you press play,
        and it sets no cookies.
      </p>
    ) : (
      <p>
        The home page has a video that lies with another company. Until you press play, nothing is loaded from
        there, and that company does not learn of your visit. Once you press play, your browser fetches the
        video from it, which tells it your internet address, and it may set cookies of its own. Its own policy
        then applies. If you would rather not, leave the video alone: nothing on this website depends on it.
      </p>
    ),
  },
  {
    id: 'cookies-links',
    title: 'Links to other websites',
    body: (
      <p>
        The page where you book a call and our pages on social networks belong to other companies, and what
        they set is up to them. A link sends them nothing until you follow it.
      </p>
    ),
  },
  {
    id: 'cookies-control',
    title: 'How to remove or block them',
    body: (
      <p>
        Signing out removes the session and the greeting. In the settings of your browser you can look at
        cookies, delete them and block them, for this website or for all. With ours blocked you can still read
        and send everything here, but you cannot sign in, confirm an address or reset a password.
      </p>
    ),
  },
  {
    id: 'cookies-questions',
    title: 'Questions and changes',
    body: (
      <>
        <p>
          If we ever want to set a cookie that you did not ask for, we will ask you first, and this page and
          its date will change before that. How we handle personal data is in our{' '}
          <Link href="/privacy-policy">privacy policy</Link>. For anything else:
        </p>
        <LegalContact />
      </>
    ),
  },
]
