import { readdirSync } from 'node:fs'
import { routes } from './routes'

// Folders whose name has a dot are files to visitors, and what stands in brackets is a name for others.
const folders = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z-]+$/.test(entry.name))
    .map(({ name }) => name)

test('every folder of the site’s own is among its routes', () => {
  const unnamed = [...folders('app'), ...folders('public')].filter((name) => !routes.includes(name as never))
  expect(unnamed).toEqual([])
})
