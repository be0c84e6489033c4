import { ContactLinks } from '@/components/page/contact-links'

export function AskUs() {
  return (
    <section
      aria-labelledby="ask-us-heading"
      className="h-fit border-line max-lg:border-t max-lg:pt-8 lg:border-s lg:ps-8"
    >
      <h2 id="ask-us-heading" className="text-card">
        Or ask a person
      </h2>
      <p className="mt-3 text-muted">
        Can’t find it? Tell us what you’d like to do and we’ll suggest what fits, even if it isn’t ours.
      </p>
      <ContactLinks isQuiet className="mt-3 flex-col items-start" />
    </section>
  )
}
