import { isOwnVideo } from '@/lib/provider/site'

/** What the film on home loads, and from whom. */
export function VideoAndCookies() {
  if (isOwnVideo)
    return (
      <p>
        The video on the home page lies on this website itself. Nothing of it is loaded until you press play,
        and it sets no cookies.
      </p>
    )
  return (
    <p>
      The home page has a video that lies with another company. Until you press play, nothing is loaded from
      there, and that company does not learn of your visit. Once you press play, your browser fetches the
      video from it, which tells it your internet address, and it may set cookies of its own. Its own policy
      then applies. If you would rather not, leave the video alone: nothing on this website depends on it.
    </p>
  )
}
