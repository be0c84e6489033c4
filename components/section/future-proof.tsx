import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { OneAtATime } from '@/components/ui/one-at-a-time'

export function FutureProof({ changes, stays, fields, ...band }: SectionProps<'future-proof'>) {
  return (
    <HeadedBand {...band}>
      <ul aria-hidden="true" className="mt-8 hidden gap-8 font-semibold md:flex lg:grid lg:grid-cols-12">
        <li className="flex gap-4 lg:col-span-4 lg:col-start-3">
          {changes}
          <ChangingLine />
        </li>
        <li className="flex gap-4 lg:col-span-6">
          {stays}
          <StayingLine />
        </li>
      </ul>
      <div className="mt-5 md:mt-4 md:border-t-2 md:border-ink">
        <OneAtATime
          name={`${band.id}-field`}
          label={band.heading}
          className="md:block"
          items={fields.map((field) => ({
            label: field.name,
            content: <Field {...{ field, changes, stays }} />,
          }))}
        />
      </div>
    </HeadedBand>
  )
}

type FieldProps = Pick<SectionProps<'future-proof'>, 'changes' | 'stays'> & {
  field: SectionProps<'future-proof'>['fields'][number]
}

function Field({ field, changes, stays }: FieldProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-line pb-1 md:gap-y-1 md:border-b md:py-4 lg:grid-cols-12 lg:items-baseline">
      <h3 className="text-lead leading-tight max-md:sr-only lg:col-span-2">{field.name}</h3>
      <p className="text-pretty text-muted lg:col-span-4">
        <span className="font-semibold md:sr-only">{changes}: </span>
        {field.changes}
      </p>
      <p className="font-medium text-pretty lg:col-span-6">
        <span className="font-semibold md:sr-only">{stays}: </span>
        {field.stays}
      </p>
    </div>
  )
}

function ChangingLine() {
  return (
    <svg viewBox="0 0 48 12" className="h-3 w-12 shrink-0 self-center text-field-line" aria-hidden="true">
      <path
        d="M2 6h34"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="42" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

function StayingLine() {
  return (
    <svg viewBox="0 0 48 12" className="h-3 w-12 shrink-0 self-center text-brand" aria-hidden="true">
      <path d="M2 6h38" stroke="currentColor" strokeWidth="3" strokeLinecap="round" fill="none" />
      <circle cx="41" cy="6" r="6" className="fill-action" />
    </svg>
  )
}
