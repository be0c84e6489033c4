import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { mailOutcomes } from '@/lib/privacy/mail-outcomes'
import { Gone } from './gone'

type Props = {
  title: string
  slug: string
  /** Describes what the button does. Programs follow links, so the link itself changes nothing. */
  question: string
  button: string
  /** The outcome in `params` replaces the question and the button. */
  outcomes: Record<string, string>
  params: Promise<{ outcome?: string[] }>
}

export const outcomeParams = () => [
  { outcome: [] },
  ...mailOutcomes.map((outcome) => ({ outcome: [outcome] })),
]

/** The page that a mailed link opens. Its button posts to the link's address. */
export async function OneButtonPage({ title, slug, question, button, outcomes, params }: Props) {
  const { outcome = [] } = await params
  const text = outcomes[outcome[0] ?? '']
  if (outcome.length > (text ? 1 : 0)) return <Gone />
  return (
    <AsidePage title={title} slug={slug} lead={<p>{text ?? question}</p>}>
      {text ? (
        <Link href="/" className={buttonStyle('outline')}>
          Go Home
        </Link>
      ) : (
        <form method="post">
          <button type="submit" className={`${buttonStyle('action')} w-full`}>
            {button}
          </button>
        </form>
      )}
    </AsidePage>
  )
}
