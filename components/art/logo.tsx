import { site } from '@/lib/provider/site'

/** The mark: a workshop's sawtooth roof that lets in the north light. Its size is in pixels. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f5c4c" />
      <path d="M5 24V13l8-5v16zM15 24V13l8-5v16z" fill="#f7f5f0" />
      <path d="M24.5 24V10.2l2.5 1.9V24z" fill="#f5a524" />
    </svg>
  )
}

/** The mark with the provider's name. */
export function Logo() {
  return (
    <span className="wordmark inline-flex items-center gap-2.5">
      <LogoMark size={32} />
      {site.name}
    </span>
  )
}
