import { FocusBox } from './focus-box'

type Props = { errors: Record<string, string>; idOf: (field: string) => string }

/** Each error links to its field. The summary takes the focus when it appears. */
export function ErrorSummary({ errors, idOf }: Props) {
  return (
    <FocusBox
      role="alert"
      label="There is a problem"
      again={errors}
      className="rounded-control border-2 border-danger bg-danger-tint p-4 sm:p-5"
    >
      <h2 className="text-card">There is a problem</h2>
      <ul className="mt-2 list-disc pl-5">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              className="inline-flex min-h-11 items-center whitespace-pre-line font-semibold leading-snug text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FocusBox>
  )
}
