import { linkStyle } from '@/components/ui/link'

/** Links to the parts of a long page. */
export function PageLinks({ parts }: { parts: readonly { id: string; text: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkStyle('alone')}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
