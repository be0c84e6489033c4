/** What a kill can fall upon: some instant, or right after somebody has taken something and before its sender knows. */
export type Moment = 'time' | 'acknowledged' | Place

/** Where things arrive. */
export type Place = 'upstream' | 'mail' | 'webhook'

/** Tells a set-up's killer of what happens, before whoever caused it is answered. */
export function createMoments() {
  let waitingFor: { moment: Moment; act: () => void } | undefined
  return {
    happened(moment: Moment) {
      if (waitingFor?.moment !== moment) return
      const { act } = waitingFor
      waitingFor = undefined
      act()
    },

    /** Acts at the next such moment, or when there has been none for so long. */
    async atNext<T>(moment: Moment, patience: number, act: () => T): Promise<T> {
      return await new Promise((done) => {
        const late = setTimeout(() => this.happened(moment), moment === 'time' ? 0 : patience)
        waitingFor = {
          moment,
          act() {
            clearTimeout(late)
            done(act())
          },
        }
      })
    },
  }
}

export type Moments = ReturnType<typeof createMoments>
