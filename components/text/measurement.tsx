import { ConsentButtons } from '@/components/page/consent-buttons'
import { measurement } from '@/provider/facts/measurement'
import { site } from '@/provider/facts/site'
import { TwoColumnTable } from './two-column-table'

/** The analytics, its provider and the visitor's choice; or that nothing is measured. */
export function Measurement() {
  if (!measurement && site.countsPageSpeed) return <PageSpeed />
  if (!measurement)
    return <p>There are no analytics: nothing is measured, and so no banner asks for your consent.</p>
  const { name, company, country, purpose, hosts, keeps, privacy_policy, cookies } = measurement
  return (
    <>
      <p>
        If you agree, and not before, our pages load {name}, which {company} ({country}) runs for us.{' '}
        {purpose}{' '}
        {hosts.length > 0 &&
          `Your browser then talks to ${new Intl.ListFormat('en-GB').format(hosts)}, which learns your internet address. `}
        What was measured is kept for {keeps}. The pages of your account, and those that a link in an e-mail
        leads to, are never measured.
        {privacy_policy && (
          <>
            {' '}
            <a href={privacy_policy} rel="noopener">
              The privacy policy of {company}
            </a>{' '}
            says more.
          </>
        )}
      </p>
      <TwoColumnTable
        caption="What the question about measuring stores"
        head={['Cookie', 'What it does']}
        rows={[
          {
            name: 'Choice (consent)',
            text: 'Remembers what you have answered, and to what, so that you need not be asked again. It goes after six months, or when what we measure with changes.',
          },
          ...cookies.map((cookie) => ({
            name: `${name} (${cookie.name})`,
            text: `Only if you agree. ${cookie.purpose} It lasts ${cookie.lasts}, and goes when you take your consent back here.`,
          })),
        ]}
      />
      <Choice />
      {site.countsPageSpeed && <PageSpeed />}
    </>
  )
}

function PageSpeed() {
  return (
    <p>
      We count how quickly our pages come. As you leave a page, your browser tells this website whether it was
      quick, middling or slow, and what kind of page it was, such as a post. That sets no cookie, and is added
      to a count: who you are is no part of it, nor which post you have read. A browser that asks not to be
      tracked (Global Privacy Control, Do Not Track) sends nothing.
    </p>
  )
}

// The inline script shows one of these. Without script the last is shown.
function Choice() {
  return (
    <div className="passage">
      <h3 id="cookie-choice">Your choice</h3>
      <p data-choice="none">You have not answered yet, and nothing is measured.</p>
      <p data-choice="yes">
        You have agreed that your visits are measured. You can take that back at any time.
      </p>
      <p data-choice="no">
        You have declined, and nothing is measured. You can change your mind at any time.
      </p>
      <p data-choice="refused">
        Your browser tells websites not to follow you (Global Privacy Control or Do Not Track). We take that
        for a no: nothing is measured, and you are asked nothing.
      </p>
      <p data-choice="unasked">Without script nothing is measured, and there is nothing to choose.</p>
      <div data-choice="yes no none">
        <div className="flex flex-wrap">
          <ConsentButtons />
        </div>
      </div>
    </div>
  )
}
