/** How the page plays a film that another site hosts. */
export type FilmSource = {
  /** The company's name; for a file, its host. */
  from: string
  /** The player in react-player. */
  player: 'youtube' | 'vimeo' | 'html'
  /** The address that the player loads. */
  src: string
  /** The page or file at the host, where people can also watch the film. */
  page: string
  /** Additions to the page's Content-Security-Policy, by directive. */
  policy: Readonly<Record<string, string[]>>
}

// Hashes of the styles that players put into their own elements.
const youtubeStyle = "'sha256-MfsPLRug/nu3YOdJ35iMVDhjk7V/W1KXCVSi27acOz4='"
const vimeoStyle = "'sha256-Sf71XEX5GeNyLKsBW6uWQPEZ/sObgYiquJAkBlawYmo='"

const youtubeHosts = /^((www|m)\.)?youtube(-nocookie)?\.com$/
const vimeoHosts = /^((www|player)\.)?vimeo\.com$/
const loopback = /^(localhost|127\.0\.0\.1)$/

/**
 * A film at YouTube or Vimeo, or an MP4 or WebM file; undefined for anything that the page's policy would
 * block. Only this machine's files may come without https.
 */
export function filmSource(address: string): FilmSource | undefined {
  // The address reaches a response header and HTML attributes, so only these characters are allowed.
  if (!/^https?:\/\/[a-z\d.-]+(:\d+)?\/[\w/.~%?&=+:,@-]*$/i.test(address) || !URL.canParse(address)) return
  const url = new URL(address)
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) return
  if (url.hostname === 'youtu.be' || youtubeHosts.test(url.hostname)) return atYouTube(url)
  if (vimeoHosts.test(url.hostname)) return atVimeo(url)
  if (!/\.(mp4|webm)$/i.test(url.pathname)) return
  const policy = { 'media-src': [url.origin] }
  return { from: url.hostname, player: 'html', src: address, page: address, policy }
}

function atYouTube({ hostname, pathname, searchParams }: URL): FilmSource | undefined {
  const [, named] = /^\/(?:embed\/|shorts\/|live\/|v\/)?([^/]*)\/?$/.exec(pathname) ?? []
  const film = (hostname !== 'youtu.be' && searchParams.get('v')) || named
  if (!film || !/^[\w-]{11}$/.test(film)) return
  return {
    from: 'YouTube',
    player: 'youtube',
    src: `https://www.youtube-nocookie.com/embed/${film}`,
    page: `https://www.youtube.com/watch?v=${film}`,
    policy: {
      // The first script loads the second.
      'script-src': ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
      'style-src': [youtubeStyle],
      'frame-src': ['https://www.youtube-nocookie.com'],
    },
  }
}

function atVimeo({ pathname, searchParams }: URL): FilmSource | undefined {
  const [, film, inPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  if (!film) return
  // An unlisted film has a second id.
  const unlisted = inPath ?? searchParams.get('h')
  if (unlisted && !/^[\da-f]+$/.test(unlisted)) return
  const page = `https://vimeo.com/${film}${unlisted ? `/${unlisted}` : ''}`
  const policy = { 'style-src': [vimeoStyle], 'frame-src': ['https://player.vimeo.com'] }
  return { from: 'Vimeo', player: 'vimeo', src: page, page, policy }
}
