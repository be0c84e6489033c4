import { watch } from '../fixtures/canary'
import { hostileTexts, sendForm, typedOn } from '../fixtures/hostile-forms'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { longIf } from '../fixtures/tags'

const origin = new URL(site.url).origin
// Each text has strings of all kinds, and is about as long as a field allows.
const texts = hostileTexts(60)

const forms = [
  '/careerpaths/data-science/enrol?plan=ecl-project-pack',
  '/contact-us',
  '/',
  '/resources/project-brief',
  '/events/ai-in-financial-services',
  '/auth/create-account',
  '/auth/login',
  '/auth/forgot-password',
]
// This form has only fields for passwords, which no response repeats.
const reset = '/auth/forgot-password-confirm?uid=MQ&token=abc'

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript })

    for (const [amount, chosen] of [
      ['one hostile text', texts.slice(0, 1)],
      ['all hostile texts', texts.slice(1)],
    ] as const)
      test(
        `every form runs nothing of ${amount} typed into it`,
        longIf(chosen.length > 1 || !hasScript),
        async ({ page }) => {
          test.setTimeout(60_000 + chosen.length * forms.length * 5000)
          const told = await watch(page, origin)
          for (const path of [...forms, reset])
            for (let at = 0; at < chosen.length; ) {
              at += await sendForm(page, origin + path, chosen.slice(at), hasScript)
              expect(await told(), path).toEqual([])
              if (path !== reset)
                expect(await typedOn(page), `${path} shows what was typed`).toContain('alert(1)')
            }
        },
      )
  })
