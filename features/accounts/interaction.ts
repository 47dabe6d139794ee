import type { AccountId, StatusId } from '@/schemas/primitives'

/** What a visitor tried to do; the interaction prompt says how to go on. */
export type Interaction = 'reply' | 'boost' | 'favourite' | 'bookmark' | 'quote' | 'vote' | 'follow'

declare module '@/lib/bus/commands' {
  interface Commands {
    /** A visitor acted on a post or an account. */
    interact: { action: Interaction; statusId?: StatusId; accountId?: AccountId }
  }
}
