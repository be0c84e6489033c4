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
  // next/jest leaves most of node_modules alone, but jsdom and others ship only ES modules.
  const project = async (options) => ({
    ...(await create({ ...shared, ...options })()),
    transformIgnorePatterns: [],
  })
  // What a file has loaded is not freed whole. In a process of 1.6 GB the last files took several times as long.
  return { projects: await Promise.all(projects.map(project)), workerIdleMemoryLimit: '700MB' }
}
