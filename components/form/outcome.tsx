import type { Reach } from '@/lib/form/form'
import { waitWords } from '@/lib/time/wait-words'
import { FocusBox } from './focus-box'
import { OutcomeMark } from './outcome-mark'
import { ReachWords } from './reach-words'
import { SubmissionReference } from './submission-reference'

type Props = {
  isSuccess: boolean
  text: string
  callWords?: string
  reference?: string
  payment?: string
  reach?: Reach
  wait?: number
}

/**
 * Takes the focus, as the pressed button may be gone. `wait` is the seconds until the limit has room again.
 */
export function Outcome({ isSuccess, text, callWords, reference, payment, reach, wait }: Props) {
  return (
    <FocusBox role={isSuccess ? 'status' : 'alert'} className="py-6 outline-none">
      <div data-sent={isSuccess || undefined} className="flex flex-col items-center gap-5 text-center">
        <OutcomeMark isSuccess={isSuccess} />
        <p className="max-w-sm font-display text-card font-bold text-balance">{text}</p>
        {callWords && <p className="font-semibold">{callWords}</p>}
        <SubmissionReference reference={reference} />
        {payment && <p className="max-w-sm text-balance">{payment}</p>}
        <ReachWords reach={reach} className="max-w-sm text-balance" />
        {wait && (
          <p className="max-w-sm text-balance">
            You’ve sent too many forms in a short time. We’ve kept what you typed. {waitWords(wait)}
          </p>
        )}
      </div>
    </FocusBox>
  )
}
