import type { CastName } from './people/cast'
import type { Person } from './people/people'
import type { Random } from './random'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** All accounts and the current time. */
export interface Stage {
  random: Random
  now: number
  cast: (name: CastName) => Person
  ada: Person
}
