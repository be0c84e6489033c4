import { ConsentButtons } from '@/components/page/consent-buttons'
import { Link } from '@/components/ui/link'
import { neverMeasured } from '@/lib/routing/measured'
import { measurement } from '@/provider/facts/measurement'
import { measure } from './measure'

/** Hidden until script finds that the page may be measured and the visitor has not chosen yet. */
export function ConsentBanner() {
  if (!measurement) return null
  const { name, company, country, purpose, version, script, attributes } = measurement
  const measures = JSON.stringify({ version, script, attributes, never: neverMeasured })
  return (
    <>
      <style>{consentStyle}</style>
      <section
        id="consent"
        aria-labelledby="consent-heading"
        className="z-20 border-t border-b border-line bg-brand-tint"
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-3 md:px-8">
          <div className="max-w-measure">
            <p id="consent-heading" className="label text-ink">
              May we measure your visit?
            </p>
            <p className="text-small text-muted">
              {purpose} {name} of {company} ({country}) does this for us, and loads only if you accept.{' '}
              <Link href="/cookie-policy" className="text-link underline underline-offset-4">
                What we measure
              </Link>
            </p>
          </div>
          <ConsentButtons />
        </div>
      </section>
      <script
        data-first=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with the provider's settings as data
        dangerouslySetInnerHTML={{ __html: `(${measure})(${measures.replaceAll('<', '\\u003c')})` }}
      />
    </>
  )
}

/**
 * Only a site with analytics has these rules. `--asking` is the banner's height at the foot of the window. A
 * banner higher than half the window moves to the top of the page (measure.ts).
 */
const consentStyle = [
  '#consent,[data-choice]{display:none}',
  '[data-measured][data-consent=none] #consent{display:block}',
  ...['yes', 'no', 'none', 'refused'].map(
    (choice) => `[data-consent=${choice}] [data-choice~=${choice}]{display:block}`,
  ),
  ':root:not([data-consent]) [data-choice~=unasked]{display:block}',
  '[data-asking=foot] #consent{position:fixed;inset:auto 0 0}',
  '[data-asking=foot]{scroll-padding-bottom:calc(5rem + var(--asking))}',
  '[data-asking=foot] body{padding-bottom:var(--asking)}',
  '[data-asking=foot] .tall\\:bottom-0{bottom:var(--asking)}',
  '.consent-buttons{display:flex;flex:1 1 20rem;flex-wrap:wrap;gap:.75rem}',
  '.consent-buttons>*{flex:1 1 9rem}',
  '@media (width>=40rem){.consent-buttons{flex-grow:0}}',
  '@media print{#consent{display:none!important}}',
].join('')
