const tones = {
  /** The main action of a screen. */
  action: 'border-2 border-transparent bg-action text-ink hover:bg-action-strong',
  brand: 'border-2 border-transparent bg-brand text-white hover:bg-forest-raised',
  outline: 'border-2 border-current hover:bg-brand-tint hover:text-brand',
  'outline-forest': 'border-2 border-forest-text text-white hover:bg-forest-raised hover:border-white',
  /** An action that can’t be undone. */
  danger: 'border-2 border-danger text-danger hover:bg-danger-tint',
} as const

const sizes = {
  normal: 'min-h-12 px-4 py-2.5 text-body sm:px-6',
  small: 'min-h-11 px-4 py-2 text-small',
} as const

/** The classes of a button, for a `<button>`, a `<Link>` or an `<a>`. Forced colours show its border. */
export function buttonStyle(tone: keyof typeof tones, size: keyof typeof sizes = 'normal'): string {
  return `button ${sizes[size]} ${tones[tone]}`
}
