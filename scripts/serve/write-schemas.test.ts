import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/provider/content-dir'
import { kinds } from '@/provider/kinds'
import { folderForTests } from '@/provider/testing'
import { writeSchemas } from './write-schemas'

folderForTests()

test('each kind of file has a schema with titles and descriptions of its fields, and git ignores the schemas', () => {
  const told = writeSchemas()
  const read = (name: string) => readFileSync(join(contentDir(), '.schemas', name), 'utf8')
  for (const name of Object.keys(kinds)) {
    expect(JSON.parse(read(`${name}.json`))).toHaveProperty('$schema')
    expect(told).toContain(`".schemas/${name}.json": "`)
  }
  expect(JSON.parse(read('provider.json')).properties.trade).toMatchObject({
    title: 'Trade',
    description: 'What you do, in two or three words.',
  })
  expect(read('.gitignore')).toBe('*\n')
})
