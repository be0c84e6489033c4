import { ReachWords } from '@/components/form/reach-words'
import { SubmissionReference } from '@/components/form/submission-reference'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { EnrolOutcome as Outcome, Told } from './enrol-state'
import { leadTexts } from './lead-texts'

type Props = { outcome: Outcome; told?: Told; onDismiss: () => void; onReopen: () => void }

export function EnrolOutcome({ outcome, told, onDismiss, onReopen }: Props) {
  return (
    <div
      role="status"
      className="mt-8 flex tall:sticky tall:bottom-4 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-brand bg-brand-tint p-5 pr-14 font-semibold shadow-raised data-[outcome=failed]:border-danger data-[outcome=failed]:bg-danger-tint"
      data-outcome={outcome}
    >
      <p>{leadTexts[outcome]}</p>
      {told?.callWords && <p>{told.callWords}</p>}
      <SubmissionReference reference={told?.reference} />
      {told?.payment && <p className="basis-full text-small font-normal">{told.payment}</p>}
      <ReachWords reach={told?.reach} className="basis-full font-normal" />
      <button
        type="button"
        onClick={onDismiss}
        className="icon-button absolute top-2 right-2 hover:bg-white"
        aria-label="Dismiss"
      >
        <Icon name="close" />
      </button>
      {outcome === 'failed' && (
        <button type="button" onClick={onReopen} className={buttonStyle('outline', 'small')}>
          Open the form again: what you typed is still there
        </button>
      )}
    </div>
  )
}
