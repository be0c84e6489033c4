import type { InputEventHandler, Ref } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { control } from './field'

type Props = {
  /** The prefix of the field's id, as a page may have two forms. */
  id: string
  text?: string
  /** The only kind of result to search, named as in the address. */
  kind?: string
  label?: string
  tone?: 'action' | 'outline'
  /** Whether an empty field searches the words of this page's address. */
  isAddress?: boolean
  ref?: Ref<HTMLInputElement>
  onInput?: InputEventHandler<HTMLInputElement>
}

/** A GET form that opens /search. */
export function SearchForm({ id, text, kind, label = 'What are you looking for?', ...rest }: Props) {
  const { tone, isAddress, ...input } = rest
  return (
    <search>
      <form action="/search">
        <label htmlFor={`${id}-words`} className="font-semibold">
          {label}
        </label>
        <div className="mt-1.5 flex gap-3">
          <input
            {...input}
            id={`${id}-words`}
            type="search"
            name="q"
            defaultValue={text}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            className={`${control} mt-0! min-w-0 grow`}
          />
          <button type="submit" className={buttonStyle(tone ?? 'brand')}>
            Search
          </button>
        </div>
        {isAddress && <input type="hidden" name="address" />}
        {kind && <input type="hidden" name="in" value={kind} />}
      </form>
    </search>
  )
}
