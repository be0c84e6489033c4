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
  /** On another site, it is fetched without cookies where browsers can. */
  isForeign: boolean
  onFail: () => void
  children: ReactNode
}

// A blocked player of a video provider reports nothing.
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
    // A video provider's player is an iframe without a name.
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

// A video provider's element reads its attributes when it gets an address. React may set them later, and
// YouTube would be asked without the referrer it needs.
function withConfigFirst(Player: PlayerEntry['player']): PlayerEntry['player'] {
  const Frame = Player as ComponentType<FrameProps>
  return function Configured({ src, ...rest }: FrameProps) {
    const [isConfigured, setIsConfigured] = useState(false)
    useLayoutEffect(() => setIsConfigured(true), [])
    return <Frame {...rest} src={isConfigured ? src : undefined} />
  } as PlayerEntry['player']
}
