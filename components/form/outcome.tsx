import { FocusBox } from './focus-box'
import { OutcomeMark } from './outcome-mark'

/** The end of a submission: a mark that draws itself, and its text. It takes the focus, which the form had. */
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
