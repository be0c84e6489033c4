import { readFileSync } from 'node:fs'
import { rule } from '@/contract/testing'
import { passwordFaults } from '@/upstream/password-rules'
import { passwordChecks } from './password-checks'

const common = new Set(readFileSync('public/common-passwords.txt', 'utf8').trim().split('\n'))
const messages = ['too short', 'too common', 'too similar', 'entirely numeric']

rule(
  '2.sign-up.2 5.13 9.10',
  'the checklist of a new password agrees with the upstream’s rules',
  async () => {
    const words = [...common].filter((_, index) => index % 40 === 0)
    const variations = (word: string) => [
      word,
      word.toUpperCase(),
      `${word}9`,
      [...word].reverse().join(''),
      `x${word}Y!`,
    ]
    for (const word of words) {
      const email = `${word.replaceAll(/[^a-z0-9]/g, '')}.doe@example.com`
      for (const password of [...variations(word), '8351640927', 'example99', 'correct horse battery 9']) {
        const faults = await passwordFaults(password.trim(), email)
        const expected = messages.map((message) => !faults.some((fault) => fault.includes(message)))
        expect([password, email, passwordChecks(password, email, common).map(({ isMet }) => isMet)]).toEqual([
          password,
          email,
          expected,
        ])
      }
    }
  },
)

test('all lines stay unticked before typing; “Not a common password” waits until the list has loaded', () => {
  expect(passwordChecks('', 'a@b.co', common).map(({ isMet }) => isMet)).toEqual([false, false, false, false])
  expect(passwordChecks('correct horse 9', 'a@b.co').map(({ isMet }) => isMet)).toEqual([
    true,
    false,
    true,
    true,
  ])
})
