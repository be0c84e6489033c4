import { Notice } from '@/components/ui/notice'
import { waitWords } from '@/lib/time/wait-words'

/** Stands for results where somebody has searched too often. */
export function TooMany({ seconds }: { seconds: number }) {
  return (
    <Notice isError title="You have searched more often than we can answer.">
      {waitWords(seconds)}
    </Notice>
  )
}
