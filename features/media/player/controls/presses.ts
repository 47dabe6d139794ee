/** A second press within this time makes a double press, in ms. */
const DOUBLE_PRESS = 250

/** Tells single from double presses: a single one counts once no second can follow. */
export function createPressReader({ onSingle, onDouble }: { onSingle: () => void; onDouble: () => void }) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  return {
    press: () => {
      if (waiting !== undefined) {
        forget()
        onDouble()
        return
      }
      waiting = setTimeout(() => {
        waiting = undefined
        onSingle()
      }, DOUBLE_PRESS)
    },
    /** Drops a press that still waits. */
    forget,
  }
}
