import { enrolment } from '@/provider/facts/enrolment'

export function NextSteps({ className }: { className: string }) {
  return (
    <ol className={className}>
      {enrolment.steps.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-2 md:pt-4">
          <p className="display text-lead leading-tight before:[content:counter(list-item)'._']">{title}</p>
          <p className="mt-1 text-muted max-md:text-small">{text}</p>
        </li>
      ))}
    </ol>
  )
}
