import { Link } from '@/components/ui/link'
import { isOwnVideo, site } from '@/lib/provider/site'
import { LegalContact } from './legal-contact'
import type { LegalSection } from './legal-page'
import { LegalTable } from './legal-table'

const bases = [
  {
    name: 'To call you about your enrolment, confirm it by e-mail and make you an offer',
    text: 'Steps you ask for before a contract',
  },
  {
    name: 'To call you back, answer your message, or register you for an event or a resource',
    text: 'Our legitimate interest in doing what you asked of us; steps before a contract where it is about a place',
  },
  {
    name: 'To teach you, assess your work and support you into a job; to run your account',
    text: 'Our contract with you; without one, our legitimate interest in running the account you opened',
  },
  {
    name: 'To record classes for those who miss one',
    text: 'Our legitimate interest in letting the whole group catch up. Your camera may stay off',
  },
  {
    name: 'To send you news of jobs, events, tutorials and insights',
    text: 'Your consent, which you can withdraw at any time',
  },
  {
    name: 'To introduce you to an employer, or show your work or story to others',
    text: 'Your consent, asked for each time',
  },
  {
    name: 'To learn where people hear of us; to keep the website safe; to deal with claims',
    text: 'Our legitimate interest in knowing what works, in security and in a fair outcome',
  },
  { name: 'To keep accounts and pay taxes', text: 'Our legal obligations' },
] as const

/** The first part of the privacy policy: what is held, why, and who sees it. */
export const privacyUses: readonly LegalSection[] = [
  {
    id: 'privacy-who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {site.legalName} (“{site.name}”, “we”) decides how and why your personal data is used, and is its
          controller under the UK GDPR and the Data Protection Act 2018. For anything on this page:
        </p>
        <LegalContact />
      </>
    ),
  },
  {
    id: 'privacy-data',
    title: 'What we hold',
    body: (
      <>
        <p>We hold what you enter in a form, and what comes about while we teach you:</p>
        <ul>
          <li>
            <strong>Enrolment form:</strong> your career path, plan and billing, name, e-mail, phone, country
            and how you heard of us. If you wish, your job title, company, a message, and your consent to our
            news, with when and on which page you gave it.
          </li>
          <li>
            <strong>Contact message:</strong> your name, e-mail, company, subject and, if you wish, your phone
            number and text.
          </li>
          <li>
            <strong>Call-back request:</strong> your name, e-mail, phone and country.
          </li>
          <li>
            <strong>Registration for an event or a resource:</strong> your name, your e-mail, what you
            registered for and, if you give it, your country.
          </li>
          <li>
            <strong>With each of these:</strong> a reference by which you can ask after it, the page that the
            form stood on and, where the link that brought you here names a campaign (such as utm_source=post
            in its address), that name. Only a form that you send tells us; nothing of it is kept in your
            browser.
          </li>
          <li>
            <strong>Account:</strong> your e-mail and your password, which we keep only as a hash: a
            fingerprint that can check a password but cannot be turned back into it.
          </li>
          <li>
            <strong>Training:</strong> your contract and payments, attendance, class recordings, projects,
            feedback, certificate and reference.
          </li>
          <li>
            <strong>Technical data:</strong> your internet (IP) address, which every website needs in order to
            answer. We use it to deliver pages and to ward off attacks, not to follow you, and keep it only in
            the marks that are listed below.
          </li>
        </ul>
        <p>
          Each form marks what it needs. Without that we cannot call, answer or register you; the rest is up
          to you. Please leave health and other sensitive matters out of the forms. If you tell us about a
          disability so that we can adjust our teaching, we use that only for this, and with your explicit
          consent. If your employer books your training, it gives us your name and how to reach you.
        </p>
      </>
    ),
  },
  {
    id: 'privacy-why',
    title: 'Why we use it',
    body: (
      <>
        <p>UK law asks for a basis for each use. These are ours:</p>
        <LegalTable
          caption="What we use personal data for, and our lawful basis for each use"
          head={['What for', 'Our lawful basis']}
          rows={bases}
        />
        <p>Where we rely on a legitimate interest, we have weighed it against yours.</p>
      </>
    ),
  },
  {
    id: 'privacy-never',
    title: 'What we do not do',
    body: (
      <ul>
        <li>We do not sell your data, rent it out or swap it.</li>
        <li>This website has no analytics and no advertising, and it builds no profile of you.</li>
        <li>The forms on this website ask for no card or bank details.</li>
        <li>No decision about you is made by a machine alone. People read each enrolment and call you.</li>
        <li>
          We send you our news only if you ticked a box that asks for it, and then confirmed it by a link that
          we mailed you.
        </li>
      </ul>
    ),
  },
  {
    id: 'privacy-sharing',
    title: 'Who sees it',
    body: (
      <>
        <p>Our admissions team, tutors and mentors see what their work needs. Beyond them:</p>
        <ul>
          <li>
            companies that work for us, such as those that host the website, deliver e-mail, carry live
            classes or take payments, under contracts that bind them to our instructions;
          </li>
          <li>employers, once you have agreed to an introduction or asked us for a reference;</li>
          <li>your own employer, about your attendance and progress, if it pays for your training;</li>
          <li>accountants, advisers, courts and authorities, where the law requires or allows it.</li>
        </ul>
        <p>
          The booking page and our social media pages are other companies’ websites. Nothing goes to them from
          this one until you follow a link; from then on their own policies apply.
          {!isOwnVideo &&
            ' The video on the home page lies with another company, which learns of your visit once you press play.'}{' '}
          Our <Link href="/cookie-policy">cookie policy</Link> says more.
        </p>
      </>
    ),
  },
]
