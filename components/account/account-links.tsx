import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SignOutButton } from './sign-out-button'

/**
 * Every page's HTML has the links of signed-in and of signed-out visitors. Before the first paint, an inline
 * script shows one of them (account-hint.tsx).
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
          <span className="max-w-32 truncate max-sm:sr-only xl:max-w-56">
            Hello, <Greeting />
          </span>
          <span className="sr-only">: your dashboard</span>
        </Link>
        <SignOutButton className={`${buttonStyle('outline', 'small')} max-sm:hidden`} />
      </div>
    </>
  )
}

// The inline script writes the name before React hydrates. React does not touch such content.
function Greeting() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
  return <span data-greeting="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

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
