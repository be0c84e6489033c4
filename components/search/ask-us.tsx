import { ContactLinks } from '@/components/page/contact-links'
import { surface } from '@/components/ui/surface'

export function AskUs() {
  return (
    <section
      aria-labelledby="ask-us-heading"
      className={`h-fit p-6 sm:p-8 lg:sticky lg:top-28 ${surface('outlined')}`}
    >
      <h2 id="ask-us-heading" className="text-card">
        Or ask a person
      </h2>
      <p className="mt-3 text-muted">
        Can’t find it? Tell us what you’d like to do and we’ll suggest what fits, even if it isn’t ours.
      </p>
      <ContactLinks className="mt-5 flex-col items-start gap-y-1 border-t border-line pt-5" />
    </section>
  )
}
