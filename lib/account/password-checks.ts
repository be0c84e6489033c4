/** Says for each rule whether it is met. A test compares the rules with upstream/password-rules.ts. */
export function passwordChecks(password: string, email: string, common?: Set<string>) {
  const typed = password.trim()
  const has = typed !== ''
  return [
    { label: 'At least 8 characters', isMet: [...typed].length >= 8 },
    {
      label: 'Not a common password',
      isMet: has && common !== undefined && !common.has(typed.toLowerCase()),
    },
    {
      label: 'No personal details, such as your email address',
      isMet: has && !isSimilar(typed.toLowerCase(), email.trim().toLowerCase()),
    },
    { label: 'Not only numbers', isMet: has && !/^\p{Nd}+$/u.test(typed) },
  ]
}

function isSimilar(password: string, email: string): boolean {
  return [...email.split(/[^\p{L}\p{N}_]+/u), email].some((part) => {
    const isTooShortToMatter = password.length >= 10 * part.length && part.length < 0.35 * password.length
    return part !== '' && !isTooShortToMatter && likeness(password, part) >= 0.7
  })
}

function likeness(one: string, other: string): number {
  const left = [...other]
  const shared = [...one].filter((char) => {
    const at = left.indexOf(char)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / ([...one].length + [...other].length)
}
