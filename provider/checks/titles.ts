import { type Check, type Finding, findingAt } from '@/provider/finding'
import type { MarkdownFile } from '@/provider/read'

const longest = { title: 65, description: 160 }

/** Texts that a search result would cut. */
export const titles: Check = ({ pages, 'career-paths': careerPaths, posts, resources, events }) => [
  ...pages.flatMap((file) => tooLong(file, file.fields.meta_title ? 'meta_title' : 'title', longest.title)),
  ...careerPaths.flatMap((file) => tooLong(file, 'career_name', longest.title)),
  ...posts.flatMap((file) => tooLong(file, 'title', longest.title)),
  ...resources.flatMap((file) => tooLong(file, 'title', longest.title)),
  ...events.flatMap((file) => tooLong(file, 'title', longest.title)),
  ...posts.flatMap((file) => tooLong(file, 'meta_description', longest.description)),
]

function tooLong<T>(file: MarkdownFile<T>, name: keyof T & string, most: number): Finding[] {
  const length = [...String(file.fields[name])].length
  if (length <= most) return []
  const message = `${name}: has ${length} characters, but search results show only about ${most}`
  return [findingAt('warning', file, [name], message)]
}
