import drawings from '@/.brand/drawings/claims.svg'
import { Drawing } from '@/components/art/drawing'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { claims } from '@/lib/provider/claims'
import { plans } from '@/lib/provider/plans'
import { formatPence, startingPrice } from '@/lib/provider/price'

/** The three cards of About Us that say how: the curriculum large, the return and the talents beside it. */
export function HowWeDiffer() {
  return (
    <Band tone="white" labelledBy="differ-heading">
      <BandHeading id="differ-heading" title="How We Differ">
        <p>Three habits that cost us time, and that we would not teach without.</p>
      </BandHeading>
      <ul className="mt-10 grid gap-5 lg:grid-cols-12 lg:grid-rows-2">
        <li className={`flex flex-col p-6 sm:p-8 lg:col-span-6 lg:row-span-2 ${surface('tinted')}`}>
          <div className="grid grow place-items-center">
            <Drawing sheet={drawings} view="terms" width={480} />
          </div>
          <h3 className="mt-8 text-heading">{claims.curriculum}</h3>
          <p className="mt-3 text-lead text-muted">
            Every term we hold each path against what employers ask for. What has gone out of use is taken
            out, and the hours go to what took its place.
          </p>
        </li>
        <li
          className={`grid items-center gap-6 p-6 sm:grid-cols-[2fr_3fr] sm:p-8 lg:col-span-6 ${surface('sunken')}`}
        >
          <Drawing sheet={drawings} view="return" width={280} />
          <div>
            <h3 className="text-card">{claims.returns}</h3>
            <p className="mt-2 text-muted">
              Plans start from {formatPence(startingPrice(plans))}. Average earnings on our paths are{' '}
              <span className="whitespace-nowrap">{claims.earnings}</span>. Set one against the other before
              you sign, and ask us what does not add up.
            </p>
          </div>
        </li>
        <li
          className={`grid items-center gap-6 p-6 sm:grid-cols-[2fr_3fr] sm:p-8 lg:col-span-6 ${surface('sunken')}`}
        >
          <Drawing sheet={drawings} view="talent" width={280} />
          <div>
            <h3 className="text-card">{claims.development}</h3>
            <p className="mt-2 text-muted">
              Presenting, writing and disagreeing well are practised every week beside the tools. A right
              answer that nobody follows changes nothing.
            </p>
          </div>
        </li>
      </ul>
      <Link href="/careerpaths" className={`${buttonStyle('brand')} mt-8`}>
        <span className="inline-block first-letter:uppercase">click to begin</span>
        <span className="sr-only">with the career paths</span>
      </Link>
    </Band>
  )
}
