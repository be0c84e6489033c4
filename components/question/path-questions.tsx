import { BookingLink } from '@/components/page/booking-link'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { questionsOf } from '@/lib/pages/questions'
import { QuestionList } from './question-list'

export function PathQuestions({ slug }: { slug: string }) {
  const questions = questionsOf(slug)
  if (questions.length === 0) return null
  return (
    <Band tone="paper" id={`${slug}-questions`} labelledBy={`${slug}-questions-heading`}>
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
          <BookingLink
            label="Speak to a Career Expert"
            className={`mt-6 max-md:hidden ${buttonStyle('outline')}`}
          />
        </div>
        <div className="lg:col-span-8">
          <QuestionList questions={questions} page={`${slug}-question`} />
        </div>
      </div>
    </Band>
  )
}
