import type { EntityCache } from '@/lib/cache'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { foldText } from '@/lib/util/fold-text'

/** Folded names of accounts, kept because every keystroke compares all of them. */
const foldedNames = new WeakMap<Account, string>()

function namesOf(account: Account): string {
  const known = foldedNames.get(account)
  if (known !== undefined) return known
  const names = foldText(`${account.display_name} @${account.acct}`)
  foldedNames.set(account, names)
  return names
}

/** Returns a test for accounts whose name or handle contains every word of the text; null without words. */
export function matchesNames(cache: EntityCache, text: string): ((id: AccountId) => boolean) | null {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return (id) => {
    const account = cache.read('account', id)
    const names = account && namesOf(account)
    return names !== undefined && words.every((word) => names.includes(word))
  }
}
