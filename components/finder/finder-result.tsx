import { BookingLink } from '@/components/page/booking-link'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { compareAddress, fewest } from '@/lib/compare/choice'
import type { Answered } from '@/lib/finder/answers'
import type { Match } from '@/lib/finder/rank'
import { resultOf } from '@/lib/finder/result'
import { BestMatch } from './best-match'
import { OtherMatches } from './other-matches'
import { YourAnswers } from './your-answers'

type Props = { matches: readonly Match[]; answered: readonly Answered[] }

/** What the finder makes of the answers: the paths that fit and why, those that do not, and how to go on. */
export function FinderResult({ matches, answered }: Props) {
  const { best, others, not } = resultOf(matches)
  const isAnswered = answered.some(({ answer }) => answer)
  return (
    <>
      <h1 className="text-title">{headingOf(best, isAnswered)}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{leadOf(best, isAnswered)}</p>
      {best.length > 0 && (
        <ol className="mt-8 grid gap-5 lg:grid-cols-3">
          {best.map((match, index) => (
            <li key={match.path.slug}>
              <BestMatch match={match} place={index + 1} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-8 flex flex-wrap gap-4 print:hidden">
        {best.length >= fewest && (
          <Link
            href={compareAddress(best.map(({ path }) => path.slug))}
            rel="nofollow"
            className={buttonStyle('action')}
          >
            Compare these {best.length}
          </Link>
        )}
        <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline')} />
      </p>
      {isAnswered && (
        <OtherMatches
          id="not-heading"
          title="What we would leave alone"
          empty="Nothing you have answered speaks strongly against any of our paths."
          matches={not}
          isAgainst
        />
      )}
      <OtherMatches
        id="others-heading"
        title={best.length > 0 ? 'The other paths' : 'All our paths'}
        matches={others}
      />
      <YourAnswers answered={answered} />
    </>
  )
}

function headingOf([first, second]: Match[], isAnswered: boolean): string {
  if (!first) return isAnswered ? 'None of our paths stands out for you' : 'You skipped every question'
  const names = second?.score === first.score ? [first, second] : [first]
  const all = names.map(({ path }) => path.careerName).join(' or ')
  return names.length > 1 ? `${all}: both fit you best` : `${all} fits you best`
}

function leadOf(best: Match[], isAnswered: boolean): string {
  if (!isAnswered)
    return 'So nothing speaks for one path over another. Answer one or two, or look at all of them.'
  if (best.length === 0)
    return 'What you have answered speaks neither much for one of them nor for another. A conversation will tell more than a form can.'
  return 'Each path says whom it suits, and your answers are held against that. Nothing is kept: all of it is in the address of this page.'
}
