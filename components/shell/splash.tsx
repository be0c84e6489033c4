import { Logo } from '@/components/art/logo'

// Runs before the first paint, and remembers that this visit has had its splash.
const script = `try{var r=document.documentElement;if(sessionStorage.greeted)r.dataset.greeted='';else{sessionStorage.greeted='1';setTimeout(function(){r.dataset.greeted=''},2400)}}catch(e){}`

/** In the layout of every page: only the first page of a visit may show the splash. */
export function GreetOnce() {
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
