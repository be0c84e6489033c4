import { ContentLink } from '@/components/page/content-link'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Advice } from '@/provider/kinds/finder'

export function AnswerAdvice({ title, advice }: { title: string; advice?: Advice }) {
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="text-heading">{title}</h2>
      {advice && <AdviceCard advice={advice} />}
    </section>
  )
}

export function AdviceCard({ advice: { text, links } }: { advice: Advice }) {
  return (
    <div className={`mt-4 max-w-measure p-5 sm:p-8 ${surface('tinted')}`}>
      <p>{text}</p>
      <ul className="mt-3 space-y-1.5 leading-snug empty:hidden">
        {links.map(({ label, to }) => (
          <li key={to}>
            <ContentLink to={to} className={linkStyle('alone')}>
              {label}
              <Icon name="arrow" />
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
