import type { CastName } from './cast'
import type { Person } from './people'
import type { Random } from './random'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** Everybody and the moment the posts are made for. */
export interface Stage {
  random: Random
  now: number
  cast: (name: CastName) => Person
  ada: Person
}
