import { Band, BandHeading } from '@/components/ui/band'
import { Icon } from '@/components/ui/icon'

const situations = [
  {
    who: 'A furniture maker’s accounts team',
    before:
      'The month was closed by copying figures between eleven workbooks. One person knew the order, and she was about to retire.',
    after:
      'The copying is a script that four people can read and two can change. She left on time, with a cake in the shape of a pivot table.',
  },
  {
    who: 'A housing charity’s repairs desk',
    before:
      'A supplier had shown a chatbot that answered tenants. Nobody could say how often it would be wrong, or who would notice.',
    after:
      'Tested on last winter’s messages, it was safe for sorting and unsafe for answering. It sorts. People answer, and sooner than they did.',
  },
  {
    who: 'A regional insurer’s IT department',
    before:
      'Junior posts stood open for months, because every applicant had a certificate and nobody had anything to show.',
    after:
      'Two graduates were hired on the strength of projects the team had read line by line. Both were on the night rota by spring.',
  },
] as const

/** Three situations of unnamed businesses, what was before beside what came after. */
export function BeforeAndAfter() {
  return (
    <Band tone="white" labelledBy="situations-heading">
      <BandHeading id="situations-heading" title="Three situations, before and after">
        <p>The kind of work we are called to. Names are left out, as they would be for you.</p>
      </BandHeading>
      <div className="mt-12 space-y-10">
        {situations.map(({ who, before, after }) => (
          <article key={who}>
            <h3 className="text-card">{who}</h3>
            <div className="mt-4 grid md:grid-cols-[5fr_6fr]">
              <div className="rounded-t-card border-2 border-dashed border-line p-6 text-muted md:rounded-l-card md:rounded-tr-none md:p-8">
                <h4 className="label text-ink">Before</h4>
                <p className="mt-2">{before}</p>
              </div>
              <div className="relative rounded-b-card border-2 border-transparent bg-brand-tint p-6 md:rounded-r-card md:rounded-bl-none md:p-8 md:pl-12">
                <span className="absolute -top-5 left-6 flex size-10 items-center justify-center rounded-full bg-brand text-white md:top-1/2 md:-left-5 md:-translate-y-1/2">
                  <Icon name="arrow" className="size-5 rotate-90 md:rotate-0" />
                </span>
                <h4 className="label text-ink">After</h4>
                <p className="mt-2 font-medium">{after}</p>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Band>
  )
}
