/** When a kill happens: at any time, after a form's acknowledgement, or before a receiver responds to a delivery. */
export type Moment = 'time' | 'acknowledged' | Place

export type Place = 'upstream' | 'mail' | 'webhook'

export function createMoments() {
  let waitingFor: { moment: Moment; act: () => void } | undefined
  return {
    happened(moment: Moment) {
      if (waitingFor?.moment !== moment) return
      const { act } = waitingFor
      waitingFor = undefined
      act()
    },

    /** Calls `act` at the next `moment`, or when none comes within `timeoutMs`. */
    async atNext<T>(moment: Moment, timeoutMs: number, act: () => T): Promise<T> {
      return await new Promise((done) => {
        const late = setTimeout(() => this.happened(moment), moment === 'time' ? 0 : timeoutMs)
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
