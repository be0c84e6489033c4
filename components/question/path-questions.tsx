import { BookingLink } from '@/components/page/booking-link'
import { Onward } from '@/components/page/onward'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { questionsOf } from '@/lib/pages/questions'
import { QuestionList } from './question-list'

export function PathQuestions({ slug }: { slug: string }) {
  const questions = questionsOf(slug)
  if (questions.length === 0) return null
  return (
    <Band tone="paper" id={`${slug}-questions`} labelledBy={`${slug}-questions-heading`}>
      <div className="grid gap-x-6 gap-y-4 md:gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <BandHeading id={`${slug}-questions-heading`} title="Questions you may have">
            <Onward to="/questions" label="All questions and answers" className="text-body" />
          </BandHeading>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">
          <QuestionList questions={questions} page={`${slug}-question`} />
        </div>
        <p className="grid sm:block lg:col-span-4 lg:row-start-2">
          <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline')} />
        </p>
      </div>
    </Band>
  )
}
