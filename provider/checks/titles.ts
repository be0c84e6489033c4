import type { Check, Finding } from '@/provider/finding'
import { lineIn } from '@/provider/parse-yaml'
import type { MarkdownFile } from '@/provider/read'

// In characters; search engines count the width.
const longest = 65

/** A title of which a search result shows only the beginning. */
export const titles: Check = ({ careerPaths, posts, resources, events, pages }) => [
  ...careerPaths.flatMap((file) => tooLong(file, 'career_name')),
  ...posts.flatMap((file) => tooLong(file, 'title')),
  ...resources.flatMap((file) => tooLong(file, 'title')),
  ...events.flatMap((file) => tooLong(file, 'title')),
  ...pages.flatMap((file) => tooLong(file, file.fields.meta_title ? 'meta_title' : 'title')),
]

function tooLong<T>({ file, source, fields }: MarkdownFile<T>, name: keyof T & string): Finding[] {
  const length = [...String(fields[name])].length
  if (length <= longest) return []
  const message = `${name}: has ${length} characters, and a search result shows some ${longest}`
  return [{ level: 'warning', file, line: lineIn(source, [name], 2), message }]
}
