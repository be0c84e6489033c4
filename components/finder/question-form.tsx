import type { ReactNode } from 'react'
import { PathArt } from '@/components/art/path-art'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { type AnsweredQuestion, finderAddress, skip } from '@/lib/finder/answers'

type Props = {
  /** All questions. The form also sends the answers given so far. */
  answered: readonly AnsweredQuestion[]
  index: number
  /** `h1` when the question is the page's first heading. */
  heading: 'h1' | 'h2'
  /** The finder's name, beside the progress. */
  children?: ReactNode
}

/** A GET form, so the address of the next page contains the answer. */
export function QuestionForm({ answered, index, heading: Heading, children }: Props) {
  const current = answered[index]
  if (!current) return null
  const { question, answer } = current
  const hintId = question.hint ? `${question.id}-hint` : undefined
  return (
    <form action="/find-your-path" className="relative lg:pe-[calc(100%/3+3rem)]">
      <PathArt
        slug={`find-${question.id}`}
        isFirst
        className="absolute end-0 h-full w-1/3 rounded-card max-lg:hidden"
      />
      {answered.map(
        ({ question: { id }, answer }) =>
          id !== question.id &&
          answer !== undefined && <input key={id} type="hidden" name={id} value={answer?.id ?? skip} />,
      )}
      <div className="flex flex-wrap items-baseline gap-x-4">
        {children}
        <p id="finder-progress" className="ms-auto font-semibold tabular-nums">
          Question {index + 1} of {answered.length}
        </p>
      </div>
      <progress
        value={index + 1}
        max={answered.length}
        aria-labelledby="finder-progress"
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
      <fieldset aria-describedby={hintId} className="mt-5 min-w-0 md:mt-8 wrap-anywhere">
        <legend>
          <Heading className="text-title">{question.question}</Heading>
        </legend>
        <p id={hintId} className="mt-2 text-muted empty:hidden">
          {question.hint}
        </p>
        <div className="mt-4 grid grid-cols-1 gap-2 md:mt-6 md:gap-3 xl:grid-cols-2">
          {question.answers.map(({ id, label }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-field-line bg-white px-4 py-2 leading-snug md:py-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand"
            >
              <input
                type="radio"
                name={question.id}
                value={id}
                required
                defaultChecked={answer?.id === id}
                className="size-5 shrink-0 accent-brand"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-6">
        <button type="submit" className={buttonStyle('action')}>
          Next
        </button>
        <Link
          href={finderAddress(answered.map((each) => (each === current ? { ...each, answer: null } : each)))}
          rel="nofollow"
          className={linkStyle('alone')}
        >
          Skip this question
        </Link>
        <Before answered={answered} index={index} />
      </p>
    </form>
  )
}

function Before({ answered, index }: Pick<Props, 'answered' | 'index'>) {
  const before = answered[index - 1]
  if (!before) return null
  return (
    <Link
      href={finderAddress(answered, before.question.id)}
      rel="nofollow"
      className={`${linkStyle('alone')} sm:ml-auto`}
    >
      Back
    </Link>
  )
}
