const shapes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  play: 'M8 5v14l11-7z',
  pause: 'M9 5v14M15 5v14',
  quote: 'M5 17c3-1 4-3 4-6H5V6h6v5c0 4-2 6-6 7zM14 17c3-1 4-3 4-6h-4V6h6v5c0 4-2 6-6 7z',
  external: 'M8 6H5v13h13v-3M12 5h7v7M19 5l-9 9',
  phone: 'M6 4h3l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z',
  alert: 'M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

/** About as large as the text beside it. Screen readers skip it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

export function Star({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} fill="currentColor" aria-hidden="true">
      <path d="M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z" />
    </svg>
  )
}
