import { Icon } from './icon'

type Props = { items: readonly string[]; className?: string; isSmall?: boolean }

export function CheckList({ items, className = '', isSmall = false }: Props) {
  return (
    <ul className={`${isSmall ? 'gap-2.5 text-small' : 'gap-3'} grid ${className}`}>
      {items.map((item) => (
        <li key={item} className={`flex gap-3 ${isSmall ? 'text-balance' : ''}`}>
          <Icon name="check" className={`text-accent ${isSmall ? 'size-5' : 'mt-0.5 size-6'}`} />
          {item}
        </li>
      ))}
    </ul>
  )
}
