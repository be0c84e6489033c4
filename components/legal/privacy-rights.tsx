import { env } from '@/lib/env'
import { retention, retentionText } from '@/lib/provider/retention'
import { site } from '@/lib/provider/site'
import type { LegalSection } from './legal-page'
import { LegalTable } from './legal-table'

const isEncrypted = env().SITE_URL.startsWith('https:')

/** The second part of the privacy policy: where data goes, how long it is kept, how it is protected, and what people can ask for. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'privacy-abroad',
    title: 'Outside the United Kingdom',
    body: (
      <p>
        Some of these companies may handle data in other countries. We allow it only where UK regulations
        recognise the country’s protection as adequate, or under the safeguards UK law provides, such as the
        international data transfer agreement. Ask us for a copy of those that concern you.
      </p>
    ),
  },
  {
    id: 'privacy-retention',
    title: 'How long we keep it',
    body: (
      <>
        <p>Each kind of record has its own time:</p>
        <LegalTable
          caption="How long each kind of record is kept"
          head={['Record', 'How long']}
          rows={Object.values(retention).map((record) => ({
            name: record.name,
            text: retentionText(record),
          }))}
        />
        <p>
          Once a day this website deletes what has passed its time there. Once a year we go through our other
          records and delete, or make anonymous, what has passed its own. The longest time is 9 years, so{' '}
          <strong>nothing is kept for more than about 9 to 10 years</strong> after we last needed it for you,
          unless a court or a claim under way requires it.
        </p>
      </>
    ),
  },
  {
    id: 'privacy-security',
    title: 'How we protect it',
    body: (
      <p>
        {isEncrypted && 'The connection to this website is encrypted. '}Passwords are kept as hashes, and our
        own logs hold no names, no e-mail or internet addresses and nothing that was typed. Only people who
        need the data for their work can reach it. If something goes wrong that puts you at high risk, we tell
        you without undue delay, and the supervisory authority where the law says so.
      </p>
    ),
  },
  {
    id: 'privacy-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can ask us, at any time and without a fee:</p>
        <ul>
          <li>
            <strong>for a copy</strong> of the data we hold about you, and how we use it;
          </li>
          <li>
            <strong>to correct</strong> what is wrong and complete what is missing;
          </li>
          <li>
            <strong>to delete</strong> what we no longer need or have no basis to keep;
          </li>
          <li>
            <strong>to pause</strong> its use while a question about it is open;
          </li>
          <li>
            <strong>to hand over</strong> what you gave us by consent or for a contract, in a form that
            computers can read;
          </li>
          <li>
            <strong>to stop</strong> a use that rests on our legitimate interests, for reasons of your own.
            You can always stop us writing or calling to interest you in our training.
          </li>
        </ul>
        <p>
          Where we rely on your consent, you can withdraw it at any time: each mail with our news has a link
          that ends it, and so has the one that confirms an enquiry. An e-mail to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a> is enough for all of this. We answer within a
          month, or tell you within it if a complex request needs up to two more. We may first ask you to show
          that it is you.
        </p>
      </>
    ),
  },
  {
    id: 'privacy-complaints',
    title: 'If you are not satisfied',
    body: (
      <p>
        Please tell us first. We acknowledge a complaint about your data within 30 days and then answer it
        without undue delay. You also have the right, at any time, to complain to the United Kingdom’s
        supervisory authority for data protection, the Information Commissioner’s Office. If you live in
        another country, you may be able to turn to its authority as well. You can also go to court.
      </p>
    ),
  },
  {
    id: 'privacy-changes',
    title: 'Adults only, and changes',
    body: (
      <p>
        Our training is for people of 18 and over, and we do not knowingly collect data about children. When
        this policy changes, so does the date at the top. If a change affects what we already hold about you,
        we tell you by e-mail before it takes effect.
      </p>
    ),
  },
]
