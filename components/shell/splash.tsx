import { Logo } from '@/components/art/logo'

// Runs before the first paint. Records that this visit has shown the splash, and marks a page opened at an anchor
// (.below-fold). A selector with `:has(:target)` restyled the whole page whenever the menu opened.
const script = `try{var r=document.documentElement;if(location.hash)r.dataset.anchored='';if(sessionStorage.greeted)r.dataset.greeted='';else{sessionStorage.greeted='1';setTimeout(function(){r.dataset.greeted=''},2400)}}catch(e){}`

export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script data-first="" dangerouslySetInnerHTML={{ __html: script }} />
}

/** CSS shows the splash for two seconds over a finished page. It blocks no clicks and respects reduced motion. */
export function Splash() {
  return (
    <div aria-hidden="true" className="splash">
      <Logo />
    </div>
  )
}
