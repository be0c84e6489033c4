import Link from 'next/link'
import { Drawing } from '@/components/art/drawing'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'
import { claims } from '@/lib/provider/claims'
import { plans } from '@/lib/provider/plans'
import { formatPence, startingPrice } from '@/lib/provider/price'

/** The three cards of About Us that say how: the curriculum large, what it returns and whom it forms beside it. */
export function HowWeDiffer() {
  return (
    <Band tone="white" labelledBy="differ-heading">
      <BandHeading id="differ-heading" title="How We Differ">
        <p>Three habits that cost us time, and that we would not teach without.</p>
      </BandHeading>
      <ul className="mt-10 grid gap-5 lg:grid-cols-12 lg:grid-rows-2">
        <li className={`flex flex-col p-6 sm:p-8 lg:col-span-6 lg:row-span-2 ${surface('tinted')}`}>
          <div className="grid grow place-items-center">
            <TermsArt />
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
          <ReturnArt />
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
          <TalentArt />
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

const terms = [
  { out: 4, added: 6 },
  { out: 1, added: 4 },
  { out: 6, added: 1 },
] as const

// Three terms of one path: most blocks stay, one leaves, one comes in its place.
function TermsArt() {
  return (
    <Drawing width={480}>
      {terms.map(({ out, added }, term) =>
        [0, 1, 2, 3, 4, 5, 6].map((block) => (
          <rect
            key={block}
            x={14 + block * 66}
            y={14 + term * 62}
            width="54"
            height="46"
            rx="8"
            strokeWidth="2"
            strokeDasharray="5 6"
            className={block === out ? 'stroke-field-line' : block === added ? 'fill-action' : 'fill-brand'}
          />
        )),
      )}
    </Drawing>
  )
}

function ReturnArt() {
  return (
    <Drawing width={280}>
      <path d="M20 180h244" className="stroke-ink" strokeWidth="3" />
      <rect x="40" y="160" width="46" height="18" rx="4" className="fill-field-line" />
      <path d="M112 178v-34h46v34zM170 178V98h46v80z" className="fill-brand" />
      <path d="M40 132h58l44-40h28l62-62" className="stroke-action" strokeWidth="6" />
      <circle cx="236" cy="26" r="13" className="fill-action" />
    </Drawing>
  )
}

function TalentArt() {
  return (
    <Drawing width={280}>
      <rect x="20" y="62" width="150" height="116" rx="10" className="fill-brand" />
      <path
        d="M62 98l-22 22 22 22M92 142l16-44M138 98l22 22-22 22"
        className="stroke-paper"
        strokeWidth="6"
      />
      <path
        d="M130 14h122a10 10 0 0 1 10 10v62a10 10 0 0 1-10 10h-34l-24 26v-26h-64a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z"
        className="fill-action stroke-paper"
        strokeWidth="6"
      />
      <path d="M146 42h90M146 60h64" className="stroke-ink" strokeWidth="6" />
    </Drawing>
  )
}
