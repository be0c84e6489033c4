import type { ReactNode } from 'react'
import { BookingLink } from '@/components/page/booking-link'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { compareAddress, minPaths } from '@/lib/compare/compare-choice'
import type { AnsweredQuestion } from '@/lib/finder/answers'
import type { Match } from '@/lib/finder/rank'
import { type Result, resultOf } from '@/lib/finder/result'
import { AnswerAdvice } from './answer-advice'
import { BestMatch } from './best-match'
import { NoneFits } from './none-fits'
import { OtherMatches } from './other-matches'
import { Paying } from './paying'
import { YourAnswers } from './your-answers'

type Props = { matches: readonly Match[]; answered: readonly AnsweredQuestion[] }

/** Shows the fitting paths with reasons, the other paths, and the visitor's next steps. */
export function FinderResult({ matches, answered }: Props) {
  const result = resultOf(matches)
  const aside = (
    <>
      <Paying matches={matches} answered={answered} />
      {answered.map(
        ({ question, answer }) =>
          answer?.advice &&
          !answer.needs && <AnswerAdvice key={question.id} title={answer.label} advice={answer.advice} />,
      )}
    </>
  )
  return (
    <>
      {result.none ? (
        <NoneFits none={result.none} excluded={result.excluded}>
          {aside}
        </NoneFits>
      ) : (
        <Fitting result={result} answered={answered}>
          {aside}
        </Fitting>
      )}
      <YourAnswers answered={answered} />
    </>
  )
}

type FittingProps = { result: Result; answered: Props['answered']; children: ReactNode }

function Fitting({ result: { best, others, not, excluded }, answered, children }: FittingProps) {
  const skipped = answered.filter(({ answer }) => !answer).length
  const isAnswered = skipped < answered.length
  return (
    <>
      <h1 className="text-title">{headingOf(best, isAnswered)}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{leadOf(best, isAnswered, skipped)}</p>
      {best.length > 0 && (
        <ol className="mt-8 grid gap-5 lg:grid-cols-2 lg:*:first:col-span-2 lg:*:even:last:col-span-2">
          {best.map((match, index) => (
            <li key={match.path.slug}>
              <BestMatch match={match} place={index + 1} isAnnounced={index === 0 && !isTied(best)} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-5 flex flex-wrap gap-4 max-sm:*:grow print:hidden">
        {best.length >= minPaths && (
          <Link
            href={compareAddress(best.map(({ path }) => path.slug))}
            rel="nofollow"
            className={buttonStyle('outline')}
          >
            Compare these {best.length}
          </Link>
        )}
        <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline')} />
      </p>
      <OtherMatches
        id="excluded-heading"
        title="Ruled out by your answers"
        matches={excluded.map(({ path, pros, excluded }) => ({ path, pros, cons: excluded }))}
        isAgainst
      />
      {isAnswered && (
        <OtherMatches id="not-heading" title="Paths we advise against" matches={not} isAgainst />
      )}
      <OtherMatches
        id="others-heading"
        title={best.length > 0 ? 'The other paths' : 'All our paths'}
        matches={others}
      />
      {children}
    </>
  )
}

function headingOf(best: Match[], isAnswered: boolean): string {
  const [first, second] = best.map(({ path }) => path.careerName)
  if (!first) return isAnswered ? 'None of our paths stands out for you' : 'You skipped every question'
  return isTied(best) ? `${first} or ${second}: both fit you best` : 'Your best match'
}

const isTied = ([first, second]: Match[]) => first?.score === second?.score

function leadOf(best: Match[], isAnswered: boolean, skipped: number): string {
  if (!isAnswered)
    return 'So we can’t tell the paths apart for you. Answer one or two, or look at all of them.'
  if (best.length === 0)
    return 'Your answers don’t point clearly to one path. A short call will help more than a form.'
  const questions = skipped === 1 ? 'question' : 'questions'
  const more = skipped > 0 ? ` Answer the ${questions} you skipped, below, for a closer match.` : ''
  return `We matched your answers with what each path needs.${more}`
}
