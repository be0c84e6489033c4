import { ConsentButtons } from '@/components/page/consent-buttons'
import { Link } from '@/components/ui/link'
import { neverMeasured } from '@/lib/routing/measured'
import { measurement } from '@/provider/facts/measurement'
import { consentStyle } from './consent-style'
import { measure } from './measure'

/** Asks whether the visit may be measured, where the provider measures: until then it is hidden, and the same on all pages. */
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
              {purpose} {name} of {company} ({country}) does it for us, and is loaded only if you accept.{' '}
              <Link href="/cookie-policy" className="text-link underline underline-offset-4">
                What is measured
              </Link>
            </p>
          </div>
          <ConsentButtons />
        </div>
      </section>
      <script
        data-first=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, with what the provider has configured as data
        dangerouslySetInnerHTML={{ __html: `(${measure})(${measures.replaceAll('<', '\\u003c')})` }}
      />
    </>
  )
}
