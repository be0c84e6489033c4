/**
 * How to make a backup of a Postgres database.
 *
 * @param url as DATABASE_URL
 * @returns a command for a shell, without the password
 */
export function dumpCommand(url: string): string {
  const { target, schema } = withoutPassword(url)
  const only = schema ? ` --schema=${schema}` : ''
  return `  pg_dump --format=custom --no-owner${only} --file=site.dump ${target}\n${hint}`
}

/**
 * How to put one back.
 *
 * @param url as DATABASE_URL
 * @returns commands for a shell, without the password
 */
export function restoreCommands(url: string): string {
  const { target } = withoutPassword(url)
  return `  createdb site_restored
  pg_restore --no-owner --single-transaction --exit-on-error --dbname=${target.replace(/\/[^/?']*(?=[?']|$)/, '/site_restored')} site.dump
${hint}
Then name the new database in DATABASE_URL, before the site starts, and forget again in it whoever was forgotten since:

  npm run restore -- --carry-over ${target}
`
}

const hint = '(the password: in PGPASSWORD or ~/.pgpass)\n'

function withoutPassword(url: string): { target: string; schema: string | null } {
  const shown = new URL(url)
  const schema = shown.searchParams.get('schema')
  shown.password = ''
  for (const name of ['schema', 'password']) shown.searchParams.delete(name)
  return { target: `'${shown.href.replaceAll("'", '%27')}'`, schema }
}
