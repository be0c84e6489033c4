import { Passages } from '@/components/text/passages'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/lib/pages/questions'
import { readText } from '@/lib/pages/read-text'

type Props = {
  questions: readonly Question[]
  /** The prefix of each id. */
  page: string
  isFirstOpen?: boolean
}

/** The id is inside the closed part, because browsers open a `<details>` that contains a link's target. */
export function QuestionList({ questions, page, isFirstOpen = false }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map((question, index) => (
        <Answered
          key={question.slug}
          question={question}
          id={`${page}-${question.slug}`}
          isOpen={isFirstOpen && index === 0}
        />
      ))}
    </div>
  )
}

async function Answered({ question, id, isOpen }: { question: Question; id: string; isOpen: boolean }) {
  const { passages } = await readText(question.text, id)
  return (
    <details open={isOpen} suppressHydrationWarning>
      <summary className="question-line">
        {question.fields.question}
        <Icon name="chevron" className="size-5" />
      </summary>
      <div id={id} className="scroll-mt-32 pb-6">
        <Passages passages={passages} />
      </div>
    </details>
  )
}
