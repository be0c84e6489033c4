import { Icon } from '@/components/ui/icon'
import { passwordChecks } from '@/lib/account/password-checks'

type Props = { id: string; password: string; email: string; common?: Set<string> }

/** Screen readers hear how many rules are met. */
export function PasswordChecklist({ id, ...typed }: Props) {
  const checks = passwordChecks(typed.password, typed.email, typed.common)
  return (
    <>
      <ul id={id} aria-label="Your password needs" className="-mt-2 grid gap-y-1 text-small">
        {checks.map(({ label, isMet }) => (
          <li key={label} className={`flex items-center gap-2 ${isMet ? 'text-brand' : 'text-muted'}`}>
            {isMet ? (
              <Icon name="check" className="-mr-1 -ml-0.5 size-4" />
            ) : (
              <span className="size-1.5 shrink-0 rounded-full border-3" />
            )}
            {label}
            {isMet && <span className="sr-only">: yes</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed.password && `${checks.filter(({ isMet }) => isMet).length} of ${checks.length} met`}
      </p>
    </>
  )
}
