import { ConsentButtons } from '@/components/page/consent-buttons'
import { measurement } from '@/provider/facts/measurement'
import { site } from '@/provider/facts/site'
import { TextTable } from './text-table'

/** Describes the analytics, its provider and the visitor's choice, or says that the site measures nothing. */
export function Measurement() {
  if (!measurement && site.countsPageSpeed) return <PageSpeed />
  if (!measurement) return <p>We use no analytics and measure nothing, so no banner asks for your consent.</p>
  const { name, company, country, purpose, hosts, keeps, privacy_policy, cookies } = measurement
  return (
    <>
      <p>
        If you agree, and not before, our pages load {name}, which {company} ({country}) runs for us.{' '}
        {purpose}{' '}
        {hosts.length > 0 &&
          `Your browser then connects to ${new Intl.ListFormat('en-GB').format(hosts)}, which sees your IP address. `}
        The measurements are kept for {keeps}. Pages of your account, and pages that you open from an email,
        are never measured.
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
      <TextTable
        caption="What our question about measuring stores"
        head={['Cookie', 'What it does']}
        rows={[
          {
            name: 'Choice (consent)',
            text: 'Remembers your answer, and what you answered to, so that we don’t ask again. It’s deleted after six months, or when we change what we measure with.',
          },
          ...cookies.map((cookie) => ({
            name: `${name} (${cookie.name})`,
            text: `Only if you agree. ${cookie.purpose} It lasts ${cookie.lasts}, and is deleted when you withdraw your consent here.`,
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
      We count how quickly our pages load. As you leave a page, your browser tells this website whether it was
      quick, middling or slow, and what kind of page it was, such as a post. That sets no cookie and only adds
      to a count: it doesn’t say who you are or which post you read. A browser that asks not to be tracked
      (Global Privacy Control, Do Not Track) sends nothing.
    </p>
  )
}

// An inline script shows the paragraph for the visitor's choice. Without script, CSS shows `unasked`.
function Choice() {
  return (
    <div className="passage">
      <h3 id="cookie-choice">Your choice</h3>
      <p data-choice="none">You haven’t answered yet, and we measure nothing.</p>
      <p data-choice="yes">
        You’ve agreed that we may measure your visits. You can change your mind at any time.
      </p>
      <p data-choice="no">You’ve declined, and we measure nothing. You can change your mind at any time.</p>
      <p data-choice="refused">
        Your browser tells websites not to follow you (Global Privacy Control or Do Not Track). We treat that
        as a no: we measure nothing and ask nothing.
      </p>
      <p data-choice="unasked">Without JavaScript we measure nothing, so there’s nothing to choose.</p>
      <div data-choice="yes no none">
        <div className="flex flex-wrap">
          <ConsentButtons />
        </div>
      </div>
    </div>
  )
}
