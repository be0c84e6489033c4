/**
 * Two radio buttons that look like tabs. globals.css shows the prices of the checked one. The router leaves an earlier
 * page in the document, so the group's name contains the slug.
 */
export function PeriodToggle({ slug }: { slug: string }) {
  return (
    <fieldset className="group relative inline-grid min-w-0 grid-cols-2 rounded-control border border-line bg-white p-1 text-small text-ink">
      <legend className="sr-only">Show prices</legend>
      <span aria-hidden="true" className="period-thumb" />
      {['Monthly', 'Annual'].map((label) => (
        <label key={label} className="period">
          <input
            type="radio"
            name={`period-${slug}`}
            value={label.toLowerCase()}
            defaultChecked={label === 'Monthly'}
            className="absolute inset-0 appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
