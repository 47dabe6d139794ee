import type { CollectionId } from '@/schemas/collection'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** Actions that need an account. For a visitor the interaction prompt opens instead. */
export type Interaction = 'reply' | 'boost' | 'favourite' | 'bookmark' | 'quote' | 'vote' | 'follow'

interface AccountCommands {
  /** A visitor acted on a post or an account. */
  interact: {
    identity: string
    action: Interaction
    statusId?: StatusId
    accountId?: AccountId
    /** For a vote the titles of the chosen options. */
    choices?: readonly string[]
  }
  mention: { identity: string; accountId: AccountId }
  /** Starts a private mention; `accountId` null: of someone who is still to be chosen. */
  message: { identity: string; accountId: AccountId | null }
  /** Offers to add an account to lists. */
  addToLists: { identity: string; accountId: AccountId }
  /** Opens the report of an account, or of one of its posts or collections. */
  report: {
    identity: string
    accountId: AccountId
    statusId?: StatusId
    collection?: { id: CollectionId; name: string }
  }
}

interface AccountFacts {
  /**
   * Blocked or muted: its posts leave the lists. `early`: the server does not know yet, and a second fact follows once it
   * does, so that reading lists again would change nothing.
   */
  accountHidden: { identity: string; accountId: AccountId; early?: boolean | undefined }
  /** Unblocked or unmuted. */
  accountShown: { identity: string; accountId: AccountId }
  /** No longer followed, as the server confirmed: its posts leave home and the lists. */
  accountUnfollowed: { identity: string; accountId: AccountId }
  /** Boosts of a followed account were hidden: they leave home. */
  boostsHidden: { identity: string; accountId: AccountId }
  /** A server was blocked: all its accounts are hidden. `early` as with an account. */
  domainHidden: { identity: string; domain: string; early?: boolean | undefined }
  /** A server was unblocked. */
  domainShown: { identity: string; domain: string }
}

declare module '@/lib/bus/commands' {
  interface Commands extends AccountCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends AccountFacts {}
}
