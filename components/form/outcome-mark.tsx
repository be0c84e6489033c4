export function OutcomeMark({ isSuccess, className = '' }: { isSuccess: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={`size-14 ${className} ${isSuccess ? 'text-brand' : 'text-danger'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="28" pathLength="1" className="draw" />
      <path
        d={isSuccess ? 'M20 33l9 9 16-19' : 'M32 18v18M32 44v2'}
        pathLength="1"
        className="draw draw-late"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
