'use client'

import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import knownPlayers, { type PlayerEntry } from 'react-player/players'
import { createReactPlayer } from 'react-player/ReactPlayer'

export type FilmPlayerProps = {
  src: string
  title: string
  /** Whether another site serves the film. If so, it is fetched without cookies where the browser supports that. */
  isForeign: boolean
  onFail: () => void
  children: ReactNode
}

// A video provider's player reports nothing when the browser blocks it. After this time it counts as failed.
const timeoutMs = 15_000

const config = {
  // YouTube refuses to play for a site without a referrer.
  youtube: { referrerpolicy: 'strict-origin' },
  vimeo: { dnt: true },
}

const players = knownPlayers
  .filter(({ key }) => ['youtube', 'vimeo', 'html'].includes(key))
  .map((entry) => (entry.key === 'html' ? entry : { ...entry, player: withConfigFirst(entry.player) }))
const ReactPlayer = createReactPlayer(players, players.at(-1) as PlayerEntry) as ComponentType<
  Record<string, unknown>
>

export default function FilmPlayer({ src, title, isForeign, onFail, children }: FilmPlayerProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [isHere, setIsHere] = useState(false)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    if (isHere || !isForeign) return
    const timer = setTimeout(fail, timeoutMs)
    return () => clearTimeout(timer)
  }, [isHere, isForeign])

  function welcome() {
    setIsHere(true)
    // A video provider's player is an iframe without a title.
    const frame = player.current?.shadowRoot?.querySelector('iframe')
    if (frame) frame.title = title
  }

  return (
    <ReactPlayer
      ref={player}
      src={src}
      playing
      controls
      playsInline
      width="100%"
      height="100%"
      crossOrigin={isForeign ? 'anonymous' : undefined}
      config={config}
      onLoadedMetadata={welcome}
      onError={onFail}
    >
      {children}
    </ReactPlayer>
  )
}

type FrameProps = { src?: string; ref?: Ref<HTMLVideoElement> }

// A video provider's element reads its attributes when `src` is set. React may set `src` first, and the request
// to YouTube would lack the referrer that YouTube needs.
function withConfigFirst(Player: PlayerEntry['player']): PlayerEntry['player'] {
  const Frame = Player as ComponentType<FrameProps>
  return function Configured({ src, ...rest }: FrameProps) {
    const [isConfigured, setIsConfigured] = useState(false)
    useLayoutEffect(() => setIsConfigured(true), [])
    return <Frame {...rest} src={isConfigured ? src : undefined} />
  } as PlayerEntry['player']
}
