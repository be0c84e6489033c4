import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { pages } from '@/lib/pages/pages'
import { kindsBySection } from '@/lib/preview/draft-name'
import { writePreview } from '@/lib/preview/preview'
import { now } from '@/lib/time/now'
import { unpublished } from '@/provider/publication'
import { contentFolders } from '@/upstream/public-content'

const { API_ROOT_URL, SITE_URL } = env()
const content = contentFolders({ ...upstreamSettings(), showsUnpublished: true })
const found = await Promise.all(
  (API_ROOT_URL ? [] : [...kindsBySection]).map(async ([section, kind]) =>
    ((await content.get(kind)?.()) ?? []).map(({ slug, unpublished }) => ({
      name: `${section}/${slug}`,
      unpublished,
    })),
  ),
)
found.push(
  pages.map(({ slug, fields }) => ({ name: slug, unpublished: unpublished(fields, now()) ?? undefined })),
)
const drafts = found.flat().filter(({ unpublished }) => unpublished)
const list = drafts.map(({ name, unpublished }) => `${name}  ${unpublished}\n`).join('')

const [asked, ...more] = process.argv.slice(2)
if (more.length > 0) throw new Error('npm run site -- preview accepts one name, such as blog/my-post')
if (asked === undefined) process.stdout.write(list || 'Everything is public.\n')
else if (drafts.some(({ name }) => name === asked))
  process.stdout.write(`${SITE_URL}/preview?${writePreview(asked)}\n`)
else {
  const elsewhere =
    API_ROOT_URL && `\nThe upstream at ${API_ROOT_URL} has the rest of the content. Preview it there.`
  const isPublic = found.flat().some(({ name }) => name === asked)
  const reason = isPublic
    ? `${asked} is public: ${SITE_URL}/${asked}`
    : `There’s no ${asked}${elsewhere ?? ''}`
  throw new Error(`${reason}\nNot public yet:\n${list || 'nothing\n'}`)
}
