import type { ReactNode } from 'react'

const tones = {
  paper: 'band-paper bg-paper',
  white: 'bg-white',
  forest: 'bg-forest text-white on-forest',
} as const

export type Tone = keyof typeof tones

type Props = {
  tone: Tone
  id?: string
  /** The id of the heading that names the section. */
  labelledBy?: string
  className?: string
  /** How the parts appear. It also delays the band's layout. Without it, list items scale and other parts fade. */
  enter?: Enter
  children: ReactNode
}

/** `scale` fades in and grows a little, which suits cards. */
export type Enter = 'fade' | 'scale'

export function Band({ tone, id, labelledBy, className = 'py-6 md:py-16', enter, children }: Props) {
  const Strip = labelledBy ? 'section' : 'div'
  return (
    <Strip
      id={id}
      aria-labelledby={labelledBy}
      className={`${tones[tone]} ${className}${enter ? ' below-fold' : ''}`}
    >
      <div data-enter={enter} className="mx-auto max-w-page px-5 md:px-8">
        {children}
      </div>
    </Strip>
  )
}

type HeadingProps = { id: string; title: string; lead?: string; children?: ReactNode }

export function BandHeading({ id, title, lead, children = lead && <p>{lead}</p> }: HeadingProps) {
  return (
    <div>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children && (
        <div className="mt-2.5 max-w-measure text-muted md:mt-4 md:text-lead md:text-balance">{children}</div>
      )}
    </div>
  )
}
