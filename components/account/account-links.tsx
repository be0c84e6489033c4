import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SignOutButton } from './sign-out-button'

/**
 * What the header offers a visitor, by the hint cookie: Sign in, or the greeting with the way to the dashboard and out.
 * Both are in every page's HTML; a line of script picks one before it is painted (account-hint.tsx).
 */
export function AccountLinks() {
  return (
    <>
      <Link href="/auth/login" className={`${buttonStyle('outline', 'small')} signed-out @max-md:hidden`}>
        Sign in
      </Link>
      <div className="signed-in items-center gap-1 sm:gap-3">
        <Link
          href="/dashboard"
          className="flex min-h-11 items-center gap-2 rounded-control px-2 font-medium hover:bg-brand-tint"
        >
          <Icon name="person" className="size-6" />
          <span className="max-w-32 truncate max-sm:sr-only">
            Hello, <Greeting />
          </span>
          <span className="sr-only">: your dashboard</span>
        </Link>
        <SignOutButton className={`${buttonStyle('outline', 'small')} max-sm:hidden`} />
      </div>
    </>
  )
}

// Filled by the line of script before React arrives, which leaves such a content alone.
function Greeting() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <span data-greeting="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** The same in the menu of a phone. */
export function AccountMenu() {
  return (
    <>
      <Link href="/auth/login" className={`${buttonStyle('outline-forest')} signed-out mt-4`}>
        Sign in
      </Link>
      <div className="signed-in mt-6 flex-col gap-3">
        <p className="truncate font-medium">
          Hello, <Greeting />
        </p>
        <Link href="/dashboard" className={buttonStyle('outline-forest')}>
          Dashboard
        </Link>
        <SignOutButton className={`${buttonStyle('outline-forest')} w-full`} />
      </div>
    </>
  )
}
