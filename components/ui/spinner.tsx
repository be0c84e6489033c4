export function Spinner({ text }: { text: string }) {
  return (
    <p className="flex flex-col items-center gap-5 py-16 text-center font-semibold">
      <svg
        viewBox="0 0 48 48"
        className="spinner size-12 text-brand"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        aria-hidden="true"
      >
        <circle cx="24" cy="24" r="20" opacity="0.2" />
        <path d="M24 4a20 20 0 0 1 20 20" strokeLinecap="round" />
      </svg>
      {text}
    </p>
  )
}

export function ButtonSpinner() {
  return (
    <svg
      viewBox="0 0 48 48"
      className="spinner size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path d="M24 4a20 20 0 0 1 20 20" strokeLinecap="round" />
    </svg>
  )
}
