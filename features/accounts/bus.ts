import type { AccountId, StatusId } from '@/schemas/primitives'

/** Actions that need an account. For a visitor the interaction prompt opens instead. */
export type Interaction = 'reply' | 'boost' | 'favourite' | 'bookmark' | 'quote' | 'vote' | 'follow'

export interface AccountCommands {
  /** A visitor acted on a post or an account. */
  interact: { identity: string; action: Interaction; statusId?: StatusId; accountId?: AccountId }
  mention: { identity: string; accountId: AccountId }
  /** Starts a private mention. */
  message: { identity: string; accountId: AccountId }
}

export interface AccountFacts {
  /** Blocked or muted: its posts leave the lists. */
  accountHidden: { identity: string; accountId: AccountId }
  /** Unblocked or unmuted. */
  accountShown: { identity: string; accountId: AccountId }
}

declare module '@/lib/bus/commands' {
  interface Commands extends AccountCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends AccountFacts {}
}
