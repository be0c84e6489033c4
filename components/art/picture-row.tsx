import type { Photo } from '@/lib/photo'
import { Cover } from './cover'

/** Three sheets that the page lists, the middle one raised, in place of a drawing. Fewer make no row. */
export function pictureRow(images: readonly (Photo | string | null | undefined)[]) {
  const some = images.flatMap((image) => image ?? [])
  if (some.length < 3) return undefined
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 -z-10 mx-auto max-w-page overflow-hidden max-md:hidden"
    >
      <div className="absolute inset-y-0 right-8 flex w-[34%] items-end gap-6 lg:w-[44%]">
        {some.map((image, at) => (
          <Cover
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures never change places
            key={at}
            slug=""
            image={image}
            sizes="12rem"
            className={`aspect-[5/7] min-w-0 flex-1 rounded-t-card border-2 border-white bg-white object-top ${at === 1 ? '' : 'translate-y-1/6'}`}
          />
        ))}
      </div>
    </div>
  )
}
