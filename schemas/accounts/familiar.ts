import * as z from 'zod/mini'
import { accountDto } from './account'
import { id, tolerantArray } from '../primitives'

/** Answer of familiar_followers: for each requested account, its followers that the user follows too. */
export const familiarFollowersDto = tolerantArray(
  z.object({ id: id<'account'>(), accounts: tolerantArray(accountDto, 'account') }),
  'familiar followers',
)
