import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir, nameOf } from '@/provider/content-dir'
import { jsonSchemaOf } from '@/provider/edit/form-schema'
import { type Kind, kinds } from '@/provider/kinds'

/** Writes JSON Schemas into `.schemas` of the provider's folder. Returns a text on their use in a text editor. */
export function writeSchemas(): string {
  const folder = join(contentDir(), '.schemas')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.gitignore'), '*\n')
  const all = Object.entries<Kind>(kinds)
  for (const [name, { schema }] of all) {
    // `blog` is a page with a list, whose schema also allows the list's fields.
    const known = typeof schema === 'function' ? schema('blog', () => []) : schema
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(jsonSchemaOf(known), null, 2)}\n`)
  }
  const files = all.map(([name, { file }]) => `    ".schemas/${name}.json": "${file ?? `${name}/*.md`}"`)
  return `Schemas of ${all.length} kinds of files are in ${nameOf(folder)}. An editor with yaml-language-server completes and checks a
file whose first line is

  # yaml-language-server: $schema=.schemas/provider.json

with the path from that file. VS Code does all at once with this in .vscode/settings.json of the folder:

  "yaml.schemas": {
${files.join(',\n')}
  }
`
}
