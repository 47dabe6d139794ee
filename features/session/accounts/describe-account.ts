import type { Account } from '@/schemas/entities'
import type { SignedInAccount } from './store/stored'

/** How lists of the user's accounts show an account. */
export type AccountDescription = Pick<SignedInAccount, 'name' | 'emojis' | 'avatar'>

type Described = Pick<Account, 'display_name' | 'username' | 'emojis' | 'avatar' | 'avatar_static'>

/** Returns what is stored of a signed-in account to list it. Of its custom emoji only those in the name. */
export function describeAccount(account: Described): AccountDescription {
  const name = account.display_name || account.username
  return {
    name,
    emojis: account.emojis.filter(({ shortcode }) => name.includes(`:${shortcode}:`)),
    avatar: account.avatar_static || account.avatar,
  }
}
