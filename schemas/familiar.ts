import * as z from 'zod/mini'
import { accountDto } from './account'
import { id, tolerantArray } from './primitives'

/** The answer of familiar_followers: for each account asked about, followers of it whom one follows. */
export const familiarFollowersDto = tolerantArray(
  z.object({ id: id<'account'>(), accounts: tolerantArray(accountDto, 'account') }),
  'familiar followers',
)
