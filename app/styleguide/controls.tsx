import { HeadedBand } from '@/components/page/headed-band'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SectionTabs } from '@/components/ui/section-tabs'
import { ButtonSpinner } from '@/components/ui/spinner'
import { Sample } from './sample'

const buttons = [
  { id: 'buttons', ground: 'white', heading: 'Buttons', tones: ['action', 'brand', 'outline'] },
  { id: 'on-forest', ground: 'forest', heading: 'Buttons on forest', tones: ['action', 'outline-forest'] },
] as const

/** Buttons, badges and tabs. */
export function Controls() {
  return (
    <>
      {buttons.map(({ id, ground, heading, tones }) => (
        <HeadedBand key={id} id={id} tone={ground} heading={heading}>
          <div className="mt-8 space-y-8">
            {tones.map((tone) => (
              <Buttons key={tone} tone={tone} />
            ))}
          </div>
        </HeadedBand>
      ))}
      <HeadedBand id="choices" tone="white" heading="Badges and tabs">
        <div className="mt-8 space-y-8">
          <Sample name="Badges">
            <p className="flex flex-wrap gap-3">
              <Badge>brand</Badge>
              <Badge tone="action">action</Badge>
              <Badge tone="forest">forest</Badge>
            </p>
          </Sample>
          <Sample name="Tabs">
            <SectionTabs
              label="Tabs"
              tabs={[
                { href: '#buttons', label: 'Buttons' },
                { href: '#choices', label: 'Choices' },
              ]}
            />
          </Sample>
        </div>
      </HeadedBand>
    </>
  )
}

function Buttons({ tone }: { tone: Parameters<typeof buttonStyle>[0] }) {
  return (
    <Sample name={tone}>
      <p className="flex max-w-measure flex-wrap items-center gap-4">
        <button type="button" className={buttonStyle(tone)}>
          Normal
        </button>
        <button type="button" className={buttonStyle(tone, 'small')}>
          Small
        </button>
        <a href="#buttons" className={buttonStyle(tone)}>
          <Icon name="phone" />A link with an icon
        </a>
        <button type="button" aria-disabled="true" className={buttonStyle(tone)}>
          <ButtonSpinner />
          Under way
        </button>
        <button type="button" disabled className={buttonStyle(tone)}>
          Disabled
        </button>
        <button type="button" className={buttonStyle(tone)}>
          A label of so many words that on a phone it has to be set in two lines
        </button>
      </p>
    </Sample>
  )
}
