import type { ReactNode } from 'react'
import { PostCard } from '@/components/blog/post-card'
import { PostTrio } from '@/components/blog/post-trio'
import { CareerPathCard } from '@/components/career-path/career-path-card'
import { EventCard } from '@/components/event/event-card'
import { ResourceRow } from '@/components/resource/resource-row'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band, BandHeading } from '@/components/ui/band'
import { ListNotice } from '@/components/ui/list-notice'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listAllPosts, listAllResources, listCareerPaths, listEvents } from '@/lib/api/content'

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const words = 'A title that goes on for far longer than anybody who designs a card would like it to'

const testimonies = [
  {
    name: 'Imke Sorrell',
    role: 'Boat builder',
    text: 'I had never read a drawing before. Now I correct those that others have made.',
  },
  { name: long, role: words, text: `${long} ${words}` },
  { name: 'O', role: null, text: 'Yes.' },
]

/** Every card with real content, and beside it with the hardest: long words, and all that may be missing. */
export async function Cards() {
  const [paths, posts, resources, events] = await Promise.all([
    listCareerPaths(),
    listAllPosts(),
    listAllResources(),
    listEvents(),
  ])
  const [path, post, resource, event] = [
    valueIn(paths)?.[0],
    valueIn(posts)?.[0],
    valueIn(resources)?.[0],
    valueIn(events)?.[0],
  ]
  return (
    <Band tone="paper" labelledBy="cards">
      <BandHeading id="cards" title="Cards" />
      {path && (
        <Row name="Career path">
          <CareerPathCard careerPath={path} />
          <CareerPathCard careerPath={{ ...path, slug: 'long', careerName: long, description: long }} />
          <CareerPathCard
            careerPath={{ ...path, slug: 'bare', rating: null, courseStart: null, description: '' }}
          />
        </Row>
      )}
      {post && (
        <>
          <Row name="Post">
            <PostCard post={post} />
            <PostCard post={{ ...post, slug: 'long', title: `${words} ${long}` }} />
            <PostCard post={{ ...post, slug: 'bare', title: 'No', author: null, created: null }} />
          </Row>
          <div className="mt-10">
            <PostTrio
              posts={[
                { ...post, slug: 'a' },
                { ...post, slug: 'b', title: words },
                { ...post, slug: 'c', title: 'Short' },
              ]}
            />
          </div>
        </>
      )}
      <Row name="Testimony">
        {testimonies.map((testimony) => (
          <TestimonyCard key={testimony.name} {...testimony} />
        ))}
      </Row>
      <Stack name="Resource">
        {resource && <ResourceRow resource={resource} />}
        {resource && (
          <ResourceRow
            resource={{
              ...resource,
              slug: 'bare',
              title: `${words} ${long}`,
              created: null,
              file: null,
              description: '',
            }}
          />
        )}
      </Stack>
      <Stack name="Event">
        {event && <EventCard event={event} />}
        {event && <EventCard event={{ ...event, slug: 'bare', title: `${words} ${long}`, speaker: null }} />}
      </Stack>
      <Stack name="In place of a list">
        <ListNotice failed what="posts" />
        <ListNotice failed={false} what="Resources" />
        <Notice title="You haven’t made an enquiry with this address yet." />
      </Stack>
    </Band>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h3 className="label mb-3">{name}</h3>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  )
}

function Stack({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h3 className="label mb-3">{name}</h3>
      <div className="space-y-6">{children}</div>
    </section>
  )
}
