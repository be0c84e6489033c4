/** Shell commands without the password. */
export function dumpCommand(url: string): string {
  const schema = new URL(url).searchParams.get('schema')
  const only = schema ? ` --schema=${schema}` : ''
  const dump = `  pg_dump --format=custom --no-owner${only} --file=site.dump ${shown(url, ['schema'])}\n`
  return dump + hint
}

export function restoreCommands(url: string): string {
  const fresh = new URL(url)
  fresh.pathname = '/site_restored'
  return `  createdb --maintenance-db=${shown(url, ['schema'])} site_restored
  pg_restore --no-owner --single-transaction --exit-on-error --dbname=${shown(fresh.href, ['schema'])} site.dump
${hint}
Then set DATABASE_URL to the new database. Before the site starts, delete again the people deleted since the backup:

  npm run site -- restore --carry-over ${shown(url)}
(put its password into this URL, if it has one)
`
}

const hint = '(the password: in PGPASSWORD or ~/.pgpass)\n'

function shown(url: string, without: string[] = []): string {
  const target = new URL(url)
  target.password = ''
  for (const name of ['password', ...without]) target.searchParams.delete(name)
  return `'${target.href.replaceAll("'", '%27')}'`
}
