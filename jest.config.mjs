import nextJest from 'next/jest.js'

const projects = [
  { displayName: 'server', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
  { displayName: 'browser', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
]

export default async function config() {
  const create = nextJest({ dir: './' })
  const shared = {
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', '<rootDir>/.next', '<rootDir>/.data/'],
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data/'],
  }
  // next/jest leaves most of node_modules alone, but jsdom and others ship only ES modules.
  const project = async (options) => ({
    ...(await create({ ...shared, ...options })()),
    transformIgnorePatterns: [],
  })
  return { projects: await Promise.all(projects.map(project)) }
}
