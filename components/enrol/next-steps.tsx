import { enrolment } from '@/provider/facts/enrolment'

/** A `group` around it has the chosen plan’s `data-classes`. Without a choice, a step shows both of its texts. */
export function NextSteps({ className }: { className: string }) {
  return (
    <ol className={`*:[counter-increment:step] ${className}`}>
      {enrolment.steps.map(({ title, text, without_classes: projects }) => (
        <li key={title} className="space-y-1 border-t border-line pt-2 text-muted max-md:text-small md:pt-4">
          <p className="display text-lead text-ink before:[content:counter(step)'._']">{title}</p>
          <p className={projects && 'group-has-[[data-classes=false]:is(:checked,div)]:hidden'}>{text}</p>
          {projects && <p className="group-has-[[data-classes=true]:is(:checked,div)]:hidden">{projects}</p>}
        </li>
      ))}
    </ol>
  )
}
