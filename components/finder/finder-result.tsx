import type { ReactNode } from 'react'
import { termsOf } from '@/components/career-path/career-path-card'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { compareAddress, minPaths } from '@/lib/compare/compare-choice'
import { type AnsweredQuestion, finderAddress } from '@/lib/finder/answers'
import type { Match } from '@/lib/finder/rank'
import { type Result, resultOf } from '@/lib/finder/result'
import { AdviceCard, AnswerAdvice } from './answer-advice'
import { BestMatch } from './best-match'
import { OtherMatches } from './other-matches'
import { Paying } from './paying'
import { Onward, YourAnswers } from './your-answers'

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
        <NoneFits none={result.none} excluded={result.excluded} answered={answered}>
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
  const [first] = best
  const isAnswered = answered.some(({ answer }) => answer)
  const skipped = answered.filter(({ answer }) => !answer)
  const href = first && skipped[0] && finderAddress(answered, skipped[0].question.id)
  const isShared = new Set(best.map(({ path }) => termsOf(path))).size === 1
  const slugs = best.map(({ path }) => path.slug)
  return (
    <>
      <h1 className="text-title">{headingOf(best, isAnswered)}</h1>
      {href && (
        <p className="mt-2 text-muted">
          Based on {answered.length - skipped.length} of {answered.length} questions.{' '}
          <Link href={href} rel="nofollow" className={linkStyle('alone')}>
            Answer the {skipped.length > 1 ? skipped.length : 'one'} you skipped
          </Link>
        </p>
      )}
      {best.length === 0 && <p className="mt-2 max-w-measure text-lead text-muted">{leadOf(isAnswered)}</p>}
      {best.length > 0 && (
        <ol className="mt-5 grid gap-5">
          {best.map((match, index) => (
            <li key={match.path.slug}>
              <BestMatch match={match} place={index + 1} among={slugs} isBrief={index > 0 && isShared} />
            </li>
          ))}
        </ol>
      )}
      <Onward answered={answered}>
        {best.length >= minPaths && (
          <Link href={compareAddress(slugs)} rel="nofollow" className={buttonStyle('brand')}>
            Compare these {best.length}
          </Link>
        )}
      </Onward>
      <OtherMatches id="excluded-heading" title="Ruled out by your answers" matches={excluded} isAgainst />
      {isAnswered && (
        <OtherMatches id="not-heading" title="Paths we advise against" matches={not} isAgainst />
      )}
      <OtherMatches
        id="others-heading"
        title={best.length > 0 ? `The other path${others.length > 1 ? 's' : ''}` : 'All our paths'}
        lead={best.length > 0 ? 'Not ruled out, but your answers point to other paths first.' : undefined}
        matches={others}
      />
      {children}
    </>
  )
}

function headingOf(best: Match[], isAnswered: boolean): string {
  const [first, second] = best.map(({ path }) => path.careerName)
  if (!first) return isAnswered ? 'None of our paths stands out for you' : 'You skipped every question'
  return isTied(best) ? `${first} or ${second}: both fit you best` : `Your best match: ${first}`
}

const isTied = ([first, second]: Match[]) => first?.score === second?.score

const leadOf = (isAnswered: boolean) =>
  isAnswered
    ? 'Your answers don’t point clearly to one path. A short call will help more than a form.'
    : 'So we can’t tell the paths apart for you. Answer one or two, or look at all of them.'

type None = NonNullable<Result['none']>
type NoneProps = Omit<FittingProps, 'result'> & { none: None; excluded: readonly Match[] }

function NoneFits({ none: { causes, closest }, excluded, answered, children }: NoneProps) {
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
      {first && closest.length > 0 && (
        <section aria-labelledby="closest-heading" className="mt-12">
          <h2 id="closest-heading" className="text-heading">
            What would suit you, if that changes
          </h2>
          <p className="mt-2 max-w-measure text-muted">
            Based on your other answers, to help you decide what to try first.
          </p>
          <ol className="mt-5 grid gap-5">
            {closest.map((match) => (
              <li key={match.path.slug}>
                <BestMatch match={match} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {!first && (
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
