'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { isPlainClick } from '@/components/ui/plain-click'
import { Spinner } from '@/components/ui/spinner'
import { surface } from '@/components/ui/surface'
import type { ForeignFilm } from '@/provider/facts/film'
import type { Film } from '@/provider/facts/site'
import type { FilmPlayerProps } from './film-player'

// After a deployment, the player's script may be gone. Then the browser's own player replaces it.
const Player = lazy(() => import('./film-player').catch(() => ({ default: PlainVideo })))

function PlainVideo({ src, title, isForeign, children, onFail }: FilmPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are among the children
    <video
      src={src}
      title={title}
      crossOrigin={isForeign ? 'anonymous' : undefined}
      controls
      autoPlay
      className="h-full w-full"
      onError={onFail}
    >
      {children}
    </video>
  )
}

type Props = Pick<Film, 'title' | 'url' | 'webm' | 'captions' | 'duration'> & {
  /** The other site that serves the film, if any. */
  foreign?: Pick<ForeignFilm, 'from' | 'src' | 'page'>
  children: ReactNode
}

/** The player and the film load on a click. Without script, the poster (`children`) links to the film. */
export function StoryVideo({ title, url, webm, captions, duration, foreign, children }: Props) {
  const [source, setSource] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const isStarted = source !== undefined
  const screen = useRef<HTMLElement>(null)
  const page = foreign?.page ?? url

  // The clicked link is gone, so the player takes the focus.
  useEffect(() => {
    if (isStarted) screen.current?.focus()
  }, [isStarted])

  function start(event: MouseEvent) {
    if (!isPlainClick(event) || (foreign && !mayComeFromElsewhere())) return
    event.preventDefault()
    setSource(webm && !playsH264() ? webm : (foreign?.src ?? url))
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
          {hasFailed ? (
            <FilmFault from={foreign?.from} page={page} />
          ) : (
            <Suspense fallback={<Spinner text="Loading the film" />}>
              <Player
                src={source}
                title={title}
                isForeign={foreign !== undefined}
                onFail={() => setHasFailed(true)}
              >
                {captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
              </Player>
            </Suspense>
          )}
        </section>
      ) : (
        <a
          href={page}
          onClick={start}
          className="group relative flex items-start p-3 focus-visible:-outline-offset-6 sm:p-6"
        >
          {children}
          <span className="relative flex size-12 items-center sm:size-14 justify-center rounded-full bg-action text-ink transition-transform motion-safe:group-hover:scale-108">
            <Icon name="play" className="size-6 translate-x-0.5 fill-current" />
            <span className="sr-only">
              Play the film: {title} {duration}
              {foreign && `, from ${foreign.from}`}
            </span>
          </span>
        </a>
      )}
    </div>
  )
}

// After client navigation, the first document's policy (server/finish.ts) still applies. When it forbids the
// film's host, the click follows the link.
const mayComeFromElsewhere = () => 'film' in document.documentElement.dataset

// Some browsers on free systems cannot play H.264.
function playsH264(): boolean {
  return document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"') !== ''
}

function FilmFault({ from, page }: { from?: string; page: string }) {
  return (
    <div role="alert" className="flex h-full flex-col justify-center gap-2 p-6 sm:p-8">
      <p className="display text-card">We can’t play the film here</p>
      <p className="text-muted">
        {from
          ? `${from} didn’t send it, or your browser blocked it. The rest of this page works without it.`
          : 'It didn’t load, or your browser can’t play it.'}
      </p>
      <p>
        <a href={page} className={linkStyle('alone')}>
          {from ? `Watch it at ${from}` : 'Open the film on its own'}
        </a>
      </p>
    </div>
  )
}
