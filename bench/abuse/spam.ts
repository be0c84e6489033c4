// `npm run bench:spam`: how many honest forms are kept back and how much spam is not, on texts that the lists and weights were
// made from (tuning) and on texts that nobody who made them had seen (held-out, third).
import { corporaHost, corpus } from '@/lib/spam/corpora'
import { spamScore } from '@/lib/spam/score'

for (const set of ['tuning', 'held-out', 'third']) {
  const isSpam = (fields: Record<string, string>) => spamScore(fields, corporaHost).isSpam
  const [honest, spam] = [corpus(`${set}-honest`), corpus(`${set}-spam`)]
  const kept = honest.filter(isSpam).length
  const missed = spam.filter((fields) => !isSpam(fields)).length
  process.stdout.write(
    `${set}: ${kept} of ${honest.length} honest kept back, ${missed} of ${spam.length} spam missed\n`,
  )
}
