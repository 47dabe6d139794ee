import * as z from 'zod/mini'
import { accountDto } from './account'
import { id, tolerantArray, tolerantList } from '../primitives'

/** Answer of familiar_followers: for each requested account, its followers that the user follows too. */
export const familiarFollowersDto = tolerantArray(
  z.object({ id: id<'account'>(), accounts: tolerantList(accountDto, 'account') }),
  'familiar followers',
)
