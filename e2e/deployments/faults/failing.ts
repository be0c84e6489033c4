import { expect, test } from '@playwright/test'
import { type FaultySite, faults } from '../../fixtures/faulty-site'
import { long } from '../../fixtures/tags'

/** Tests what visitors see when an upstream fails, in every way. */
export function failing(site: FaultySite) {
  const { upstream, shows, becomes } = site

  test.describe('when the upstream fails', () => {
    test.beforeEach(async ({ page }) => {
      await becomes(page, '/', 'Post first')
      await becomes(page, '/blog', 'Post first')
      await becomes(page, '/careerpaths/first', 'Choose your plan')
    })

    test('known content stays, whatever the fault', async ({ page }) => {
      const good = [
        ['/', 'Path first'],
        ['/', 'Post first'],
        ['/blog', 'Post first'],
        ['/careerpaths/first', 'Path first'],
      ]
      for (const fault of faults) {
        await test.step(fault, async () => {
          await upstream.meets({ fault })
          await site.answersInTime(
            page,
            good.map(([path = '']) => path),
          )
          expect(await site.brokenOf(page, good)).toEqual([])
        })
      }
      await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post first')
      await shows(page, '/blog', 'Stories & More', 'Post first')
      await shows(page, '/careerpaths/first', 'Path first')
    })

    test('unknown content shows its error text, whatever the fault, and recovers', long, async ({ page }) => {
      await upstream.meets(
        ...faults.flatMap((fault) => [
          { fault, paths: `/api/careerpaths/${fault}/` },
          { fault, paths: `/api/blog/post/${fault}/` },
        ]),
      )
      // Each fault has addresses of its own, so that all can be requested at once.
      const paths = faults.flatMap((fault) => [`/careerpaths/${fault}`, `/blog/${fault}`])
      await site.answersInTime(page, paths)
      const away = faults.flatMap((fault) => [
        [`/careerpaths/${fault}`, 'Error Loading Careerpath</h1>'],
        [`/blog/${fault}`, 'oops...Something went wrong getting the post!</h1>'],
      ])
      expect(await site.brokenOf(page, away)).toEqual([])
      await shows(page, '/careerpaths/hang', 'Error Loading Careerpath')
      await shows(page, '/blog/hang', 'oops...Something went wrong getting the post!')
      await upstream.meets()
      const whole = faults.flatMap((fault) => [
        [`/careerpaths/${fault}`, `Path ${fault}</h1>`],
        [`/blog/${fault}`, `Post ${fault}</h1>`],
      ])
      // Twenty concurrent pages on a busy machine take long.
      await expect.poll(() => site.brokenOf(page, whole), { timeout: 30_000 }).toEqual([])
      await shows(page, '/careerpaths/hang', 'Path hang')
      await shows(page, '/blog/hang', 'Post hang')
    })
  })

  test('the site waits for a slow upstream, and retries a busy one', async ({ page }) => {
    await upstream.meets(
      { fault: 'slow', paths: '/api/blog/post/slow/' },
      { fault: '503', retry_after: 1, paths: '/api/blog/post/busy/', times: 1 },
    )
    await shows(page, '/blog/slow', 'Post slow')
    await shows(page, '/blog/busy', 'Post busy')
    expect((await upstream.asked()).filter((path) => path === '/api/blog/post/busy/')).toHaveLength(2)
  })
}
