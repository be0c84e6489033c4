import { FocusBox } from './focus-box'
import { OutcomeMark } from './outcome-mark'

/** What came of a form: a mark and its text. It takes the focus, since the button that had it may be gone. */
export function Outcome({ isSuccess, text }: { isSuccess: boolean; text: string }) {
  return (
    <FocusBox role={isSuccess ? 'status' : 'alert'} className="py-6 outline-none">
      <div className="flex flex-col items-center gap-5 text-center">
        <OutcomeMark isSuccess={isSuccess} />
        <p className="max-w-sm font-display text-card font-bold text-balance">{text}</p>
      </div>
    </FocusBox>
  )
}
