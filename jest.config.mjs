import { existsSync, readdirSync, readFileSync } from 'node:fs'
import nextJest from 'next/jest.js'
import { makeBrandAlone } from './scripts/serve/brand.mjs'

const setup = '<rootDir>/jest.setup.ts'

const projects = [
  { displayName: 'server', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
  {
    displayName: 'browser',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: [setup, '@testing-library/jest-dom'],
  },
]

export default async function config() {
  if ((await makeBrandAlone()) > 0) throw new Error('The brand is at fault: see above.')
  const create = nextJest({ dir: './' })
  const shared = {
    setupFilesAfterEnv: [setup],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', '<rootDir>/.next', '<rootDir>/.data/'],
    cacheDirectory: '<rootDir>/.data/jest',
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data/'],
  }
  const transformIgnorePatterns = [
    `/node_modules/(?!.*/node_modules/)(?!(?:${[...moduleNames()].join('|')})/).*\\.c?js$`,
  ]
  const project = async (options) => ({
    ...(await create({ ...shared, ...options })()),
    transformIgnorePatterns,
  })
  // Jest frees only a part of what a test file loads. In a process of 1.6 GB the last files took several times longer.
  return { projects: await Promise.all(projects.map(project)), workerIdleMemoryLimit: '700MB' }
}

// jsdom and others ship only ES modules, which Jest loads only transformed. Transforming all packages took half a
// minute in a fresh clone.
function moduleNames(folder = 'node_modules', scope = '', names = new Set()) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.startsWith('@')) moduleNames(`${folder}/${name}`, `${name}/`, names)
    else moduleNames(`${folder}/${name}/node_modules`, '', names)
    const file = `${folder}/${name}/package.json`
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module') names.add(scope + name)
  }
  return names
}
