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
  /** Whether it lies on another site, which is then asked without cookies where browsers can. */
  isForeign: boolean
  /** The film cannot be played. */
  onFail: () => void
  children: ReactNode
}

// A video provider's player that is blocked tells nothing.
const patienceMs = 15_000

const config = {
  // YouTube plays nothing for a site that does not say which it is.
  youtube: { referrerpolicy: 'strict-origin' },
  vimeo: { dnt: true },
}

const players = knownPlayers
  .filter(({ key }) => ['youtube', 'vimeo', 'html'].includes(key))
  .map((entry) => (entry.key === 'html' ? entry : { ...entry, player: withConfigFirst(entry.player) }))
const ReactPlayer = createReactPlayer(players, players.at(-1) as PlayerEntry) as ComponentType<
  Record<string, unknown>
>

/** React-player, which plays files and the films of video providers. */
export default function FilmPlayer({ src, title, isForeign, onFail, children }: FilmPlayerProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [isHere, setIsHere] = useState(false)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    if (isHere || !isForeign) return
    const patience = setTimeout(fail, patienceMs)
    return () => clearTimeout(patience)
  }, [isHere, isForeign])

  function welcome() {
    setIsHere(true)
    // The player of a video provider is a frame, which has no name of its own.
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

// The elements of video providers begin with what they have when they are given an address. React may give them the
// rest much later: then YouTube would be asked without the referrer that it needs.
function withConfigFirst(Player: PlayerEntry['player']): PlayerEntry['player'] {
  const Frame = Player as ComponentType<FrameProps>
  return function Configured({ src, ...rest }: FrameProps) {
    const [isConfigured, setIsConfigured] = useState(false)
    useLayoutEffect(() => setIsConfigured(true), [])
    return <Frame {...rest} src={isConfigured ? src : undefined} />
  } as PlayerEntry['player']
}
