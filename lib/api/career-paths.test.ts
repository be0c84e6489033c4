import { getCareerPath } from './career-paths'

const record = { slug: 'data', career_name: 'Data', description: 'About data' }

beforeEach(() => {
  process.env.API_ROOT_URL = 'https://api.example.com'
})

test.each([
  [{ language: 'French' }, 'French'],
  [{ language: ' ' }, 'ENG'],
  [{ language: null }, 'ENG'],
  [{ language: 7 }, 'ENG'],
  [{}, 'ENG'],
])('a career path with %j is taught in %s', async (change, language) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ ...record, ...change })))
  expect(await getCareerPath('data')).toMatchObject({ language })
})
