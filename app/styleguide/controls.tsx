import { Badge } from '@/components/ui/badge'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SectionTabs } from '@/components/ui/section-tabs'
import { ButtonSpinner } from '@/components/ui/spinner'
import { Sample } from './sample'

const light = ['action', 'brand', 'outline'] as const
const dark = ['action', 'outline-forest'] as const

/** Buttons, badges and tabs. */
export function Controls() {
  return (
    <>
      <Band tone="white" labelledBy="buttons">
        <BandHeading id="buttons" title="Buttons" />
        <div className="mt-8 space-y-8">
          {light.map((tone) => (
            <Sample key={tone} name={tone}>
              <Buttons tone={tone} />
            </Sample>
          ))}
        </div>
      </Band>
      <Band tone="forest" labelledBy="buttons-forest">
        <BandHeading id="buttons-forest" title="Buttons on forest" />
        <div className="mt-8 space-y-8">
          {dark.map((tone) => (
            <Sample key={tone} name={tone}>
              <Buttons tone={tone} />
            </Sample>
          ))}
        </div>
      </Band>
      <Band tone="white" labelledBy="choices">
        <BandHeading id="choices" title="Badges and tabs" />
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
      </Band>
    </>
  )
}

function Buttons({ tone }: { tone: Parameters<typeof buttonStyle>[0] }) {
  return (
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
  )
}
