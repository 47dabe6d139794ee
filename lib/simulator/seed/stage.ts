import type { CastName } from './people/cast'
import type { Person } from './people/people'
import type { Random } from './random'

/** All accounts and the current time. */
export interface Stage {
  random: Random
  now: number
  cast: (name: CastName) => Person
  ada: Person
}
