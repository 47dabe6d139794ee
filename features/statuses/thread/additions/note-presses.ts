/** Time in ms after a press in which it may take effect. */
const PRESS_EFFECT_TIME = 1000

let pressed = -PRESS_EFFECT_TIME
let isDown = false

/** Records the user's presses; returns the unsubscriber. */
export function notePresses(): () => void {
  const listeners = new AbortController()
  const listen = (type: string, down: boolean) => {
    const note = () => {
      pressed = performance.now()
      isDown = down
    }
    document.addEventListener(type, note, { capture: true, signal: listeners.signal })
  }
  listen('pointerdown', true)
  for (const type of ['pointerup', 'pointercancel', 'keydown', 'keyup']) listen(type, false)
  return () => {
    listeners.abort()
    isDown = false
  }
}

/** True while a pointer is down or a press may still take effect. */
export const isPressing = () => isDown || performance.now() - pressed < PRESS_EFFECT_TIME
