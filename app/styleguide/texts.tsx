import { CareerPathFacts } from '@/components/career-path/career-path-facts'
import { EnrolBar } from '@/components/enrol/enrol-bar'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { TwoColumnTable } from '@/components/text/two-column-table'
import { Band, BandHeading } from '@/components/ui/band'
import { Contents } from '@/components/ui/contents'
import { RichText } from '@/components/ui/rich-text'
import { sanitize } from '@/lib/html/sanitize'
import { plans } from '@/provider/facts/plans'
import { Sample } from './sample'

const text = `
  <p>A paragraph of a post is set to 68 characters, with <a href="#texts">a link</a>, <strong>a strong word</strong>
  and <code>a name</code> in it. It goes on long enough to show how its lines follow one another.</p>
  <h2>A heading of the second level</h2>
  <ul><li>An item</li><li>An item that is long enough to be set in two lines where the window is a narrow one</li></ul>
  <h3>A heading of the third level</h3>
  <ol><li>The first</li><li>The second</li></ol>
  <blockquote><p>What somebody said, word for word.</p></blockquote>
  <pre><code>select name, count(*) from loans group by name order by count(*) desc limit 10 -- wider than a phone</code></pre>
  <table><thead><tr><th>No.</th><th>What</th><th align="right">Hours</th></tr></thead><tbody>
  <tr><td>1</td><td>A sentence in a cell, which a phone would set one word to a line</td><td align="right">3</td></tr>
  <tr><td>2</td><td>Short</td><td align="right">12</td></tr></tbody></table>`

const entries = [
  { id: 'texts', text: 'A first heading' },
  { id: 'pictures', text: 'A second, with more words than the line beside a text has room for' },
]

const rows = [
  { name: 'A short name', text: 'What is said of it.' },
  { name: 'next-auth.session-token', text: 'A name that nobody would break by choice.' },
]

async function example() {
  'use cache'
  return await sanitize(text)
}

/** What a reading page is made of, and what stays in view on a career path. */
export async function Texts() {
  const html = await example()
  return (
    <Band tone="paper" labelledBy="texts">
      <BandHeading id="texts" title="Texts" />
      <div className="mt-8 grid gap-12 lg:grid-cols-12">
        <div className="space-y-10 lg:col-span-5">
          <Sample name="Breadcrumb">
            <Breadcrumb
              parent={{ name: 'Blog', path: '/blog' }}
              name="A title that goes on for far longer than one line of a phone or a column has room for"
              path="/styleguide"
            />
          </Sample>
          <Sample name="Contents">
            <Contents title="In this post" entries={entries} />
          </Sample>
          <Sample name="Contents, numbered">
            <Contents title="On this page" entries={entries} isNumbered />
          </Sample>
          <Sample name="Facts of a career path">
            <CareerPathFacts
              careerPath={{
                slug: 'data',
                weeks: 24,
                hoursAWeek: 13,
                classTimes: 'Mondays and Wednesdays, 18:30 to 20:30',
                entryRequirements: null,
                places: null,
                starts: [],
                averageEarnings: null,
                earningsSource: null,
                language: 'ENG',
                suits: [],
              }}
            />
          </Sample>
          <Sample name="Bar of a phone">
            <p className="max-md:hidden text-muted">It is there below 48rem only.</p>
            <EnrolBar slug="styleguide" plans={plans} />
          </Sample>
        </div>
        <div className="min-w-0 space-y-10 lg:col-span-7">
          <Sample name="Rich text">
            <RichText html={html} />
          </Sample>
          <Sample name="Table of a legal text">
            <div className="prose">
              <TwoColumnTable caption="Examples" head={['Name', 'What it does']} rows={rows} />
            </div>
          </Sample>
        </div>
      </div>
    </Band>
  )
}
