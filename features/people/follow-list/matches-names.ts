import type { EntityCache } from '@/lib/cache'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

/** Folds case and diacritics, so that "zoe" finds "Zoë". */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** Folded names of accounts, kept because every keystroke compares all of them. */
const foldedNames = new WeakMap<Account, string>()

function namesOf(account: Account): string {
  const known = foldedNames.get(account)
  if (known !== undefined) return known
  const names = fold(`${account.display_name} @${account.acct}`)
  foldedNames.set(account, names)
  return names
}

/** Returns a test for accounts whose name or handle contains every word of the text; null without words. */
export function matchesNames(cache: EntityCache, text: string): ((id: AccountId) => boolean) | null {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return (id) => {
    const account = cache.read('account', id)
    const names = account && namesOf(account)
    return names !== undefined && words.every((word) => names.includes(word))
  }
}
