import type { ReactNode } from 'react'
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
  children?: ReactNode
}

/**
 * Takes the focus, because the pressed button may be gone. `wait` is the number of seconds until the rate limit
 * allows another form.
 */
export function Outcome({ isSuccess, text, callWords, reference, payment, reach, wait, children }: Props) {
  return (
    <FocusBox role={isSuccess ? 'status' : 'alert'} label={text} className="pb-4 outline-none">
      <div data-sent={isSuccess || undefined} className="space-y-5">
        <OutcomeMark isSuccess={isSuccess} />
        <p className={`display text-heading ${children ? 'lg:text-[2.5rem]' : 'max-w-xl leading-tight'}`}>
          {text}
        </p>
        {callWords && <p className="text-card text-balance font-semibold text-brand">{callWords}</p>}
        <ReachWords {...{ reach, callWords }} className="max-w-measure text-small" />
        {children}
        {payment ? (
          <div className={`mt-8 p-5 pb-3 ${surface('outlined')}`}>
            <p className="mb-3 display text-lead leading-tight text-balance">{payment.how}</p>
            <PaymentLines lines={[payment.dueLine ?? [], payment.lines].flat()} />
            <SubmissionReference reference={reference} className="fact justify-between text-muted" />
          </div>
        ) : (
          <SubmissionReference reference={reference} />
        )}
        {wait && (
          <p className="max-w-md">
            You’ve sent too many forms in a short time. We’ve kept what you typed. {waitWords(wait)}
          </p>
        )}
      </div>
    </FocusBox>
  )
}
