import { cacheLife } from 'next/cache'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { slugParams } from '@/lib/api/answer'
import type { CareerPath } from '@/lib/api/career-paths'
import { getCareerPath, listCareerPaths } from '@/lib/api/content'
import { drawApart } from '@/lib/drawing/draw-apart'
import { syllabusOf } from '@/lib/syllabus/syllabus'

export async function generateStaticParams() {
  return slugParams(await listCareerPaths())
}

export async function GET(_request: Request, { params }: RouteContext<'/careerpaths/[slug]/syllabus.pdf'>) {
  const { slug } = await params
  const careerPath = await getCareerPath(slug)
  if (careerPath.state === 'missing') return new Response('This syllabus doesn’t exist.', { status: 404 })
  if (careerPath.state === 'away')
    return new Response('We can’t create the syllabus right now. Please try again in a minute.', {
      status: 503,
    })
  const page = absoluteUrl(`/careerpaths/${slug}`)
  return new Response(await printed(careerPath.value, page), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${slug}-syllabus.pdf"`,
      'Cache-Control': 'public, max-age=300',
      // Search engines show the page instead of the PDF.
      Link: `<${page}>; rel="canonical"`,
    },
  })
}

// Cached for a day, because the text changes once the course has started.
async function printed(careerPath: CareerPath, page: string): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('days')
  return await drawApart({ kind: 'syllabus', syllabus: syllabusOf(careerPath), url: page })
}
