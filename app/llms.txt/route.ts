import { absoluteUrl } from '@/lib/address/absolute-url'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths, listRecentPosts } from '@/lib/api/content'
import { summary } from '@/lib/html/text'
import { lists } from '@/lib/pages/pages'
import { shownPages } from '@/lib/pages/shown-pages'
import { formatStart } from '@/lib/time/first-class'
import { type OwnPrice, type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { site } from '@/provider/facts/site'

/** The site for language models (llmstxt.org). */
export async function GET() {
  const [careerPaths, posts, pages] = await Promise.all([listCareerPaths(), listRecentPosts(), shownPages()])
  const sections = [
    `# ${site.name}`,
    `> ${site.description}`,
    section('Career paths', [
      ...(valueIn(careerPaths) ?? []).map(
        (path) =>
          link(`/careerpaths/${path.slug}`, path.careerName, path.description) +
          startLine(path) +
          ownPricesLine(path.prices),
      ),
      link('/careerpaths', 'All career paths', 'live classes, open to beginners'),
    ]),
    section('Plans', plans.map(planLine)),
    section('About', [
      ...[...pages, ...lists].flatMap(({ slug, fields: { title, summary } }) =>
        summary ? [link(`/${slug}`, title, summary)] : [],
      ),
      link('/contact-us', 'Contact', `${site.phone}, ${site.email}`),
    ]),
    section('Blog', [
      ...(valueIn(posts) ?? []).map(({ slug, title, description }) =>
        link(`/blog/${slug}`, title, description),
      ),
      link('/feed.xml', 'RSS feed', 'the newest posts with their full texts'),
    ]),
  ]
  return new Response(`${sections.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function section(title: string, lines: string[]): string {
  return [`## ${title}`, '', ...lines].join('\n')
}

function link(path: string, name: string, text: string | null): string {
  const label = name.replaceAll(/[[\]]/g, '\\$&')
  return `- [${label}](${absoluteUrl(path)})${text ? `: ${summary(text)}` : ''}`
}

function startLine(path: CareerPathSummary): string {
  const start = path.hasStarted || path.isClosed ? null : formatStart(path)
  return start ? `\n  - Starts ${start}` : ''
}

function ownPricesLine(prices: readonly OwnPrice[]): string {
  const own = plansWith(prices).filter((plan) => !plans.includes(plan))
  return own.map((plan) => `\n  ${planLine(plan)}`).join('')
}

function planLine(plan: Plan): string {
  const { amount, unit, terms } = priceOf(plan, 'monthly')
  return `- ${plan.name}: ${formatPence(amount)} ${unit}. ${terms}`
}
