import { HeadedBand } from '@/components/page/headed-band'
import { CheckList } from '@/components/ui/check-list'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { brand } from '@/lib/brand/brand'
import { contrast, pairs } from '@/provider/contrast'
import { Sample } from './sample'

const sizes = [
  ['hero', 'display text-hero'],
  ['title', 'display text-title'],
  ['heading', 'display text-heading'],
  ['card', 'display text-card'],
  ['figure', 'display text-figure'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['label', 'label'],
] as const

/** The colours with their contrast, the type scale, the backgrounds and the surfaces. */
export function Tokens() {
  const all = new Map(Object.entries({ white: '#ffffff', ...brand.colours }))
  return (
    <>
      <HeadedBand
        id="colours"
        tone="white"
        heading="Colours"
        lead="Text needs a contrast of 4.5. Large text and the borders of fields need 3."
      >
        <ul className="mt-10 grid grid-cols-2 gap-5 sm:grid-cols-4 lg:grid-cols-6">
          {[...all].map(([name, hex]) => (
            <li key={name}>
              <svg
                viewBox="0 0 100 60"
                className="w-full rounded-control border border-line"
                aria-hidden="true"
              >
                <rect width="100" height="60" fill={hex} />
              </svg>
              <p className="mt-2 text-small">
                <strong className="block">{name}</strong>
                {hex}
              </p>
            </li>
          ))}
        </ul>
        <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {pairs.map(([text, ground]) => (
            <li
              key={text + ground}
              className="flex items-center justify-between gap-4 border-b border-line py-2"
            >
              <svg viewBox="0 0 60 28" className="h-7 rounded-control" aria-hidden="true">
                <rect width="60" height="28" fill={all.get(ground)} />
                <text x="30" y="20" fontSize="16" textAnchor="middle" fill={all.get(text)}>
                  Aa
                </text>
              </svg>
              <span className="mr-auto text-small">
                {text} on {ground}
              </span>
              <strong>{contrast(all.get(text) ?? '', all.get(ground) ?? '').toFixed(1)}</strong>
            </li>
          ))}
        </ul>
      </HeadedBand>
      <HeadedBand id="type" tone="paper" heading="Type">
        <ul className="mt-8 space-y-6">
          {sizes.map(([name, className]) => (
            <li key={name} className="border-t border-line pt-4">
              <p className="text-small text-muted">{name}</p>
              <p className={className}>A boat is built from the keel up</p>
            </li>
          ))}
        </ul>
      </HeadedBand>
      {(['paper', 'white', 'forest'] as const).map((tone) => (
        <HeadedBand
          key={tone}
          id={`ground-${tone}`}
          tone={tone}
          heading={`Band: ${tone}`}
          lead="Each background sets its own colours for muted text, lines, links and check marks."
        >
          <div className="mt-8 grid gap-8 border-t border-line pt-8 sm:grid-cols-3">
            <Sample name="Links">
              <p>
                A link{' '}
                <a href="#colours" className={linkStyle('inline')}>
                  in a sentence
                </a>
                .
              </p>
              <p>
                <a href="#colours" className={linkStyle('alone')}>
                  On its own
                </a>
              </p>
              <p>
                <a href="#colours" className={linkStyle('onward')}>
                  Onward
                </a>
              </p>
            </Sample>
            <Sample name="What is included">
              <CheckList items={['A first item', 'A second, long enough to need another line of its own']} />
            </Sample>
            <Sample name="The same, small">
              <CheckList items={['A first item', 'A second']} isSmall />
            </Sample>
          </div>
        </HeadedBand>
      ))}
      <HeadedBand id="surfaces" tone="paper" heading="Surfaces">
        <ul className="mt-8 grid gap-6 sm:grid-cols-3">
          {(['raised', 'outlined', 'sunken', 'tinted', 'forest', 'forest-raised'] as const).map((kind) => (
            <li key={kind} className={`p-6 ${surface(kind)}`}>
              <p className="display text-card">{kind}</p>
              <p className="mt-2 text-muted">Muted text on it.</p>
            </li>
          ))}
        </ul>
      </HeadedBand>
    </>
  )
}
