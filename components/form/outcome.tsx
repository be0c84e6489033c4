import { surface } from '@/components/ui/surface'
import type { Payment } from '@/lib/cost/cost-words'
import type { Reach } from '@/lib/form/form'
import { waitWords } from '@/lib/time/wait-words'
import { FocusBox } from './focus-box'
import { OutcomeMark } from './outcome-mark'
import { PaymentLines } from './payment-lines'
import { ReachWords } from './reach-words'
import { SubmissionReference } from './submission-reference'

type Props = {
  isSuccess: boolean
  text: string
  callWords?: string
  reference?: string
  payment?: Payment | null
  reach?: Reach
  wait?: number
}

/**
 * Takes the focus, because the pressed button may be gone. `wait` is the number of seconds until the rate limit
 * allows another form.
 */
export function Outcome({ isSuccess, text, callWords, reference, payment, reach, wait }: Props) {
  return (
    <FocusBox role={isSuccess ? 'status' : 'alert'} label={text} className="py-4 outline-none">
      <div data-sent={isSuccess || undefined} className="space-y-5">
        <OutcomeMark isSuccess={isSuccess} />
        <p className="display max-w-xl text-heading leading-tight">{text}</p>
        {callWords && <p className="text-card text-balance font-semibold text-brand">{callWords}</p>}
        <SubmissionReference reference={reference} />
        {payment && (
          <div className={`p-4 sm:p-5 ${surface('outlined')}`}>
            <PaymentLines payment={payment} />
          </div>
        )}
        <ReachWords reach={reach} className="max-w-measure" />
        {wait && (
          <p className="max-w-md">
            You’ve sent too many forms in a short time. We’ve kept what you typed. {waitWords(wait)}
          </p>
        )}
      </div>
    </FocusBox>
  )
}
