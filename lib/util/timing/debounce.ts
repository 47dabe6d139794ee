import type { Throttled } from './throttle'

/** Calls `run` with the last arguments once `wait` ms passed without another call. */
export function debounce<A extends unknown[]>(run: (...args: A) => void, wait: number): Throttled<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | undefined

  const fire = () => {
    timer = undefined
    const args = waiting
    waiting = undefined
    if (args) run(...args)
  }
  const debounced = (...args: A) => {
    waiting = args
    clearTimeout(timer)
    timer = setTimeout(fire, wait)
  }
  debounced.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  debounced.flush = () => {
    clearTimeout(timer)
    fire()
  }
  return debounced
}
