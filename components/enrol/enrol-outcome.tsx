import { PaymentLines } from '@/components/form/payment-lines'
import { ReachWords } from '@/components/form/reach-words'
import { SubmissionReference } from '@/components/form/submission-reference'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { EnrolReceipt, EnrolOutcome as Outcome } from './enrol-state'
import { leadTexts } from './lead-texts'

type Props = { outcome: Outcome; receipt?: EnrolReceipt; onDismiss: () => void; onReopen: () => void }

export function EnrolOutcome({ outcome, receipt, onDismiss, onReopen }: Props) {
  return (
    <div
      role="status"
      className="mt-8 flex tall:sticky tall:bottom-4 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-brand bg-brand-tint p-5 pr-14 font-semibold shadow-raised data-[outcome=failed]:border-danger data-[outcome=failed]:bg-danger-tint"
      data-outcome={outcome}
    >
      <p>{leadTexts[outcome]}</p>
      {receipt?.callWords && <p>{receipt.callWords}</p>}
      <SubmissionReference reference={receipt?.reference} />
      {receipt?.payment && (
        <div className="basis-full font-normal">
          <p className="text-small text-muted">{receipt.payment.how}</p>
          <PaymentLines lines={[receipt.payment.dueLine ?? [], receipt.payment.lines].flat()} />
        </div>
      )}
      <ReachWords {...receipt} className="basis-full text-small font-normal" />
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
          Open the form again: we’ve kept what you typed
        </button>
      )}
    </div>
  )
}
