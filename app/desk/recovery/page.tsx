import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { recoveryCookie } from '@/lib/desk/desk-cookies'
import { openDesk } from '@/lib/desk/desk-page'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = {
  title: `Your recovery codes | Desk | ${site.name}`,
  robots: { index: false },
}

/** Shows the codes once: guard-desk.ts deletes their cookie in the same response. */
export default async function DeskRecoveryPage() {
  const jar = await cookies()
  await openDesk()
  const codes = await recoveryCookie.read(jar.get(recoveryCookie.name)?.value)
  if (!codes) redirect('/desk')
  return (
    <AsidePage
      title="Your recovery codes"
      slug="desk-recovery"
      lead="Each opens the desk once without your phone. Print them, or keep them in a password manager: we show them only now."
    >
      <ul className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-2 font-semibold">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a href="/desk" className={`${buttonStyle('action')} mt-8`}>
        Open the desk
      </a>
    </AsidePage>
  )
}
