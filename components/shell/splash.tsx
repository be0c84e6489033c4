import { Logo } from '@/components/art/logo'

// Runs before the first paint, remembers that this visit has had its splash, and marks a page that is opened at an anchor
// (.below-fold): a selector with :has(:target) made the browser style the whole page anew as the menu opened.
const script = `try{var r=document.documentElement;if(location.hash)r.dataset.anchored='';if(sessionStorage.greeted)r.dataset.greeted='';else{sessionStorage.greeted='1';setTimeout(function(){r.dataset.greeted=''},2400)}}catch(e){}`

/** In the layout of every page: what has to be known of a visit before its page is painted. */
export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script data-first="" dangerouslySetInnerHTML={{ __html: script }} />
}

/**
 * The splash logo: two seconds over a page that is already there, by CSS alone. It takes no click, and is not shown
 * where motion is unwelcome.
 */
export function Splash() {
  return (
    <div aria-hidden="true" className="splash">
      <Logo />
    </div>
  )
}
