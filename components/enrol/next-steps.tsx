import { enrolment } from '@/provider/facts/enrolment'

type Props = { steps?: (typeof enrolment)['steps']; className: string }

/** Within a `group`, a step shows the text for classes unless the chosen plan has none. Elsewhere it shows both. */
export function NextSteps({ steps = enrolment.steps, className }: Props) {
  return (
    <ol className={`*:[counter-increment:step] ${className}`}>
      {steps.map(({ title, text, without_classes: pack }) => (
        <li key={title} className="space-y-1 border-t border-line pt-2 text-muted max-md:text-small md:pt-4">
          <p className="display text-lead text-ink before:[content:counter(step)'._']">{title}</p>
          <p className={pack && 'group-has-[[data-classes=false]:is(:checked,div)]:hidden'}>{text}</p>
          {pack && <p className="group-not-has-[[data-classes=false]:is(:checked,div)]:hidden">{pack}</p>}
        </li>
      ))}
    </ol>
  )
}
