import sharp from 'sharp'
import type { Job } from '@/lib/drawing/draw'
import { bundled } from '@/scripts/gate/bundled'
import { drawer } from './drawer'

const picture: Job = {
  kind: 'picture',
  words: { kicker: 'Career path', title: 'Data Science', slug: 'data-science', photograph: null },
}
const syllabus: Job = {
  kind: 'syllabus',
  syllabus: { title: 'Data Science', lead: 'Forecasts.', facts: [], parts: [], plans: [] },
  url: 'https://site.example/careerpaths/data-science',
}

test('a picture and a document are drawn by another process', async () => {
  const draw = drawer(bundled('server/drawing.ts'))
  const [png, pdf] = await Promise.all([draw(picture), draw(syllabus)])
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a drawing process that ends early gives its reason, and the next one draws', async () => {
  const draw = drawer(
    bundled(`
      import { json } from 'node:stream/consumers'
      const { kind } = await json(process.stdin)
      if (kind === 'picture') throw new Error('No room for the letters')
      process.stdout.write('drawn')`),
  )
  const [failed, drawn] = await Promise.allSettled([draw(picture), draw(syllabus)])
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('No room for the letters') },
  })
  expect(failed).toMatchObject({ reason: { message: expect.not.stringContaining('\n') } })
  expect(drawn).toMatchObject({ status: 'fulfilled' })
})
