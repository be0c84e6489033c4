import type { Photo } from '@/lib/photo'
import { Cover } from './cover'

type Props = { images: readonly (Photo | string | null)[]; isSheet?: boolean }

const shown = 3

/** Three pictures of what the page lists, in place of a drawing. Fewer pictures make no row. */
export function pictureRow({ images, isSheet }: Props) {
  const some = images.filter((image) => image !== null).slice(0, shown)
  if (some.length < shown) return undefined
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 mx-auto max-w-page overflow-hidden">
      <div className="absolute inset-x-5 top-5 flex gap-3 md:inset-y-0 md:right-8 md:left-auto md:w-[34%] lg:w-[44%] md:items-end md:gap-6">
        {some.map((image, at) => (
          <Cover
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures never change places
            key={at}
            slug=""
            image={image}
            sizes="(min-width: 48rem) 12rem, 5rem"
            isFirst
            className={`h-22 object-top md:h-auto md:w-auto md:min-w-0 md:flex-1 ${isSheet ? `w-0 flex-1 border-2 border-white bg-white md:aspect-[5/7] ${at === 1 ? '' : 'md:translate-y-1/6'}` : 'w-18 md:aspect-[4/5]'} rounded-control md:rounded-none md:rounded-t-card`}
          />
        ))}
      </div>
    </div>
  )
}
