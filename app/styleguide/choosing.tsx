import { Comparison } from '@/components/career-path/comparison'
import { AdviceCard } from '@/components/finder/answer-advice'
import { BestMatch } from '@/components/finder/best-match'
import { QuestionForm } from '@/components/finder/question-form'
import { Band, BandHeading } from '@/components/ui/band'
import { FilterNote, Filters } from '@/components/ui/filters'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { filteredPaths } from '@/lib/filter/career-paths'
import { Sample } from './sample'

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const question = {
  id: 'sample',
  question: `What would you do with a ${long}?`,
  answers: [
    { id: 'one', label: 'Leave it where it is' },
    { id: 'two', label: long },
  ],
}

/** What helps to choose: filters, a question of the finder, a path that fits, and paths side by side. */
export async function Choosing() {
  const [path, other] = valueIn(await listCareerPaths()) ?? []
  if (!path || !other) return null
  const odd = { ...other, careerName: long, weeks: null, skillsYouWillGain: [], discipline: long }
  const { groups } = filteredPaths([path, odd], { discipline: 'data' })
  return (
    <Band tone="paper" labelledBy="choosing">
      <BandHeading id="choosing" title="Choosing" />
      <div className="mt-8 space-y-8">
        <Sample name="Filters">
          <Filters label="Filter the samples" groups={groups} path="/careerpaths" part="choosing" />
          <FilterNote isUnknown isFiltered shown={1} all={2} what="paths" />
        </Sample>
        <Sample name="A question">
          <QuestionForm answered={[{ question, answer: undefined }]} index={0} heading="h2" />
        </Sample>
        <Sample name="A path that fits">
          <BestMatch
            match={{
              path: odd,
              pros: [{ weight: 3, because: long }],
              cons: [{ weight: -2, because: 'It is too long for most doors.' }],
            }}
            place={1}
          />
        </Sample>
        <Sample name="Advice where no path fits">
          <AdviceCard
            advice={{
              text: `Begin on your own with ${long}.`,
              links: [
                { label: long, to: '/resources' },
                { label: 'Another way on', to: '/contact-us' },
              ],
            }}
          />
        </Sample>
        <Sample name="Side by side">
          <Comparison paths={[path, odd]} />
        </Sample>
      </div>
    </Band>
  )
}
