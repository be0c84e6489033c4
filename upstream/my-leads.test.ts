import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, lead, upstreamForTest } from './testing'

test('an enrolled learner gets the classroom of their path, or the provider’s, and nobody else gets one', async () => {
  const { folder } = upstreamForTest()
  mkdirSync(join(folder, 'career-paths'))
  const file = 'career-paths/data-science.md'
  const path = readFileSync(join('content', file), 'utf8')
  const own = 'classroom_url: https://data.example.com/'
  writeFileSync(join(folder, file), path.replace('career_name:', `${own}\ncareer_name:`))
  const provider = { name: 'P', phone: '', email: 'p@example.com', nextStep: '' }
  const { upstream } = upstreamForTest({
    contentDir: folder,
    provider: { ...provider, classroom: 'https://class.example.com/' },
  })
  const shown = async (careerPathName: string, status: 'offered' | 'enrolled') => {
    const { id } = (await call(upstream, 'POST', '/api/leads/', { ...lead, careerPathName })).body
    const db = await upstream.database()
    await db.updateTable('leads').set({ status }).where('id', '=', id).execute()
    return (await upstream.findOwnLead(id))?.classroom_url
  }
  expect(await shown('Data Science', 'enrolled')).toBe('https://data.example.com/')
  expect(await shown('AI', 'enrolled')).toBe('https://class.example.com/')
  expect(await shown('Data Science', 'offered')).toBeNull()
  expect(await upstream.findOwnLead(99)).toBeUndefined()
})
