import type { ReactNode } from 'react'
import type { AnsweredQuestion } from '@/lib/finder/answers'
import type { Match } from '@/lib/finder/rank'
import type { Result } from '@/lib/finder/result'
import { AdviceCard, AnswerAdvice } from './answer-advice'
import { BestMatch } from './best-match'
import { OtherMatches } from './other-matches'
import { Onward } from './your-answers'

type Props = {
  none: NonNullable<Result['none']>
  excluded: readonly Match[]
  answered: readonly AnsweredQuestion[]
  children: ReactNode
}

export function NoneFits({ none: { causes, closest }, excluded, answered, children }: Props) {
  const [first, ...more] = causes
  return (
    <>
      <h1 className="max-w-[24em] text-title">
        {first?.sentence ?? 'None of our paths has all that you need'}
      </h1>
      {!first && (
        <p className="mt-4 max-w-measure text-lead text-muted">
          Each answer fits some paths, but together they fit none. Change one below, or talk to us.
        </p>
      )}
      {first?.answer.advice && <AdviceCard advice={first.answer.advice} />}
      <Onward answered={answered} />
      {more.map(({ answer, sentence }) => (
        <AnswerAdvice key={sentence} title={sentence} advice={answer.advice} />
      ))}
      {first ? (
        <Closest matches={closest} />
      ) : (
        <OtherMatches
          id="excluded-heading"
          title="What rules out each of them"
          matches={excluded}
          isAgainst
        />
      )}
      {children}
    </>
  )
}

function Closest({ matches }: { matches: readonly Match[] }) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="closest-heading" className="mt-12">
      <h2 id="closest-heading" className="text-heading">
        What would suit you, if that changes
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        Based on your other answers, to help you decide what to try first.
      </p>
      <ol className="mt-5 grid gap-5 lg:grid-cols-3">
        {matches.map((match) => (
          <li key={match.path.slug}>
            <BestMatch match={match} heading="h3" />
          </li>
        ))}
      </ol>
    </section>
  )
}
