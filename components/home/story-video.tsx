'use client'

import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/icon'
import { isPlainClick } from '@/components/ui/plain-click'
import { Spinner } from '@/components/ui/spinner'
import { surface } from '@/components/ui/surface'

type PlayerProps = {
  src: string
  title: string
  playing?: boolean
  controls?: boolean
  width: string
  height: string
}

// The player's script may be gone after a deployment: then the browser's own player is used.
const Player = lazy(() =>
  import('react-player').then(
    ({ default: ReactPlayer }) => ({ default: ReactPlayer as ComponentType<PlayerProps> }),
    () => ({ default: PlainVideo }),
  ),
)

function PlainVideo({ src, title }: PlayerProps) {
  // biome-ignore lint/a11y/useMediaCaption: the film is silent, and its words stand beneath it
  return <video src={src} title={title} controls autoPlay className="h-full w-full" />
}

type Props = { title: string; url: string; duration: string; children: ReactNode }

/**
 * A film behind its drawn poster (the children). Player and film are fetched when it is started, and nothing before;
 * without script the poster is a link to the film.
 */
export function StoryVideo({ title, url, duration, children }: Props) {
  const [isStarted, setIsStarted] = useState(false)
  const screen = useRef<HTMLElement>(null)

  // The link that had the focus is gone, so the player takes it.
  useEffect(() => {
    if (isStarted) screen.current?.focus()
  }, [isStarted])

  function start(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsStarted(true)
  }

  return (
    <div className={`relative isolate grid aspect-video overflow-clip ${surface('forest')}`}>
      {isStarted ? (
        <section
          ref={screen}
          tabIndex={-1}
          aria-label={title}
          className="h-full outline-none [&_video]:-outline-offset-6"
        >
          <Suspense fallback={<Spinner text="Loading the film" />}>
            <Player src={url} playing controls width="100%" height="100%" title={title} />
          </Suspense>
        </section>
      ) : (
        <a
          href={url}
          onClick={start}
          className="group relative flex focus-visible:-outline-offset-6 items-end p-6 sm:p-8"
        >
          {children}
          <span className="absolute inset-0 bg-linear-to-t from-forest from-35% to-transparent to-90% sm:from-25% sm:to-80%" />
          <span className="relative flex items-center gap-5">
            <span className="flex size-16 shrink-0 items-center justify-center rounded-full bg-action text-ink transition-transform motion-safe:group-hover:scale-108">
              <Icon name="play" className="size-7 translate-x-0.5 fill-current" />
            </span>
            <span className="min-w-0">
              <span className="block display text-card">
                <span className="sr-only">Play the film: </span>
                {title}
              </span>
              <span className="mt-1 block text-muted">{duration}</span>
            </span>
          </span>
        </a>
      )}
    </div>
  )
}
