import type { Check, Finding } from '@/provider/finding'
import { passagesOf } from '@/provider/passages'

const denial =
  /\b(?:no|without|neither|free of) (?:analytics|tracking|banner)\b|\b(?:nothing|nobody|no visit) is (?:counted|measured|tracked|followed)\b|\b(?:never|not) (?:use|have) analytics\b/i

/** Finds pages that deny measurement, or do not explain it, although the provider measures. */
export const measurement: Check = (content) => {
  const { measurement: tool, counts_page_speed: isCounted } = content.provider ?? {}
  if (!tool && !isCounted) return []
  const what = tool
    ? `measurement in provider.yaml names ${tool.name}`
    : 'provider.yaml says counts_page_speed: true'
  const files = new Set(content.pages.map(({ file }) => file))
  const denied = passagesOf(content)
    .filter(({ file, text }) => files.has(file) && denial.test(text))
    .map(({ file, text, line }): Finding => {
      const words = denial.exec(text)?.[0]
      const message = `says “${words}”, but ${what}`
      return { level: 'warning', file, line: line(), message }
    })
  return [...untold(content), ...denied]
}

function untold({ pages }: Parameters<Check>[0]): Finding[] {
  const policy = pages.find(({ slug }) => slug === 'cookie-policy')
  if (!policy || policy.text.includes('{{measurement}}')) return []
  const message =
    'doesn’t say what is measured or let visitors change their choice: write {{measurement}} on a line of its own'
  return [{ level: 'error', file: policy.file, line: policy.textLine, message }]
}
