import { foreignFilm } from '@/provider/facts/film'

/** What the film on home loads, and from whom. */
export function VideoAndCookies() {
  if (!foreignFilm)
    return (
      <p>
        The video on the home page lies on this website itself. Nothing of it is loaded until you press play,
        and it sets no cookies.
      </p>
    )
  const { from, player } = foreignFilm
  return (
    <p>
      The video on the home page comes from {from}. Until you press play, nothing is loaded from there, and{' '}
      {from} does not learn of your visit. Once you press play, your browser fetches the video from it, which
      tells it your internet address{player === 'youtube' && ' and that you came from this website'}.{' '}
      {player === 'html'
        ? 'Your browser sends it no cookies with that, and takes none.'
        : `${from} may then set cookies of its own, and its own policy applies.`}{' '}
      If you would rather not, leave the video alone: nothing on this website depends on it.
    </p>
  )
}
