import type { EntityOf, IdOf } from '@/schemas/entities'
import { createEmitter } from '@/lib/util/emitter'

type Account = EntityOf['account']
type AccountId = IdOf['account']

/** The server of an account, in lower case; '' for the user's own. */
export const accountDomain = ({ acct }: Account): string => (acct.split('@')[1] ?? '').toLowerCase()

/** Adds or removes `item`; returns true when that changed the set. */
function setMember<T>(set: Set<T>, item: T, on: boolean): boolean {
  if (set.has(item) === on) return false
  if (on) set.add(item)
  else set.delete(item)
  return true
}

/** The accounts and servers that the user blocked or muted, also those that the cache does not have. */
export class HiddenAccounts {
  readonly #accounts = new Set<AccountId>()
  readonly #domains = new Set<string>()
  /** Servers hidden in an earlier visit that were not changed in this one. */
  readonly #earlierDomains = new Set<string>()
  /** Emits after an account or a server was hidden or shown again, for any reason. */
  readonly changed = createEmitter()
  /** Called when the set of accounts changed. */
  onAccounts: (ids: ReadonlySet<AccountId>) => void = () => {}
  /** Called when the set of servers changed. */
  onDomains: (domains: ReadonlySet<string>) => void = () => {}
  /** Called when an account arrives that was stored as hidden: it may have been shown again elsewhere. */
  onArrival: (id: AccountId) => void = () => {}

  /** Returns true when that changed the set. */
  setAccount(id: AccountId, on: boolean): boolean {
    const isChanged = setMember(this.#accounts, id, on)
    if (isChanged) this.onAccounts(this.#accounts)
    return isChanged
  }

  /** Returns true when that changed the set. */
  setDomain(domain: string, on: boolean): boolean {
    this.#earlierDomains.delete(domain)
    const isChanged = setMember(this.#domains, domain, on)
    if (isChanged) this.onDomains(this.#domains)
    return isChanged
  }

  /** True when the account itself is in the set, regardless of its server. */
  hasAccount(id: AccountId): boolean {
    return this.#accounts.has(id)
  }

  /** True when the account or its server is in the set. */
  includes(account: Account): boolean {
    return (
      this.#accounts.has(account.id) || (this.#domains.size > 0 && this.#domains.has(accountDomain(account)))
    )
  }

  /** Records that a server was hidden in an earlier visit. */
  addEarlierDomain(domain: string): void {
    this.#earlierDomains.add(domain)
  }

  earlierDomains(): string[] {
    return [...this.#earlierDomains]
  }
}
