import { Band, BandHeading } from '@/components/ui/band'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import type { Question } from '@/lib/pages/questions'
import { QuestionList } from './question-list'

type Props = { slug: string; questions: readonly Question[]; tone: 'paper' | 'white' }

export function PathQuestions({ slug, questions, tone }: Props) {
  return (
    <Band tone={tone} id={`${slug}-questions`} labelledBy={`${slug}-questions-heading`}>
      <div className="grid gap-x-6 gap-y-3 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BandHeading id={`${slug}-questions-heading`} title="Questions you may have">
            <p>
              <Link href="/questions" className={`text-body ${linkStyle('onward')}`}>
                All questions and answers
                <Icon name="arrow" />
              </Link>
            </p>
          </BandHeading>
        </div>
        <div className="lg:col-span-8">
          <QuestionList questions={questions} page={`${slug}-question`} />
        </div>
      </div>
    </Band>
  )
}
