/** How a film that lies elsewhere is played, and what a page needs for it. */
export type FilmSource = {
  /** A company by its name; of a file, the host that it lies at. */
  from: string
  /** The player of react-player. */
  player: 'youtube' | 'vimeo' | 'html'
  /** The address that the player takes. */
  src: string
  /** Where the film can be watched without this site. */
  page: string
  /** What the page's policy allows besides, by directive. */
  policy: Readonly<Record<string, string[]>>
}

// The style sheets that the players put into their own elements.
const youtubeStyle = "'sha256-MfsPLRug/nu3YOdJ35iMVDhjk7V/W1KXCVSi27acOz4='"
const vimeoStyle = "'sha256-Sf71XEX5GeNyLKsBW6uWQPEZ/sObgYiquJAkBlawYmo='"

const youtubeHosts = /^((www|m)\.)?youtube(-nocookie)?\.com$/
const vimeoHosts = /^((www|player)\.)?vimeo\.com$/
const loopback = /^(localhost|127\.0\.0\.1)$/

/**
 * What an address elsewhere is to react-player. Browsers fetch films by https alone, but from this machine.
 *
 * @param address of a film at YouTube or Vimeo, or of an MP4 or WebM file
 * @returns undefined where the page's policy would block it
 */
export function filmSource(address: string): FilmSource | undefined {
  // What stands in it reaches the header of a page, and attributes.
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
      // The first loads the other.
      'script-src': ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
      'style-src': [youtubeStyle],
      'frame-src': ['https://www.youtube-nocookie.com'],
    },
  }
}

function atVimeo({ pathname, searchParams }: URL): FilmSource | undefined {
  const [, film, inPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  if (!film) return
  // A film that is not listed has a second name.
  const unlisted = inPath ?? searchParams.get('h')
  if (unlisted && !/^[\da-f]+$/.test(unlisted)) return
  const page = `https://vimeo.com/${film}${unlisted ? `/${unlisted}` : ''}`
  const policy = { 'style-src': [vimeoStyle], 'frame-src': ['https://player.vimeo.com'] }
  return { from: 'Vimeo', player: 'vimeo', src: page, page, policy }
}
