/** Milliseconds since the epoch; `advance` moves it forward. */
export interface Clock {
  now(): number
  /** Moves the clock forward by `ms`. */
  advance(ms: number): void
}

/** The current time of the seeded world by default. */
export const DEFAULT_NOW = Date.UTC(2026, 5, 15, 12, 0, 0)

/** A clock that moves only when advanced. */
export function manualClock(start = DEFAULT_NOW): Clock {
  let time = start
  return {
    now: () => time,
    advance: (ms) => {
      time += ms
    },
  }
}

/** The system clock, which can also be advanced. */
export function realClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms
    },
  }
}
