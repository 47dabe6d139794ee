import { accountKind } from './account'
import type { KindRegistry } from './kind'
import { pollKind } from './poll'
import { relationshipKind } from './relationship'
import { statusKind } from './status'

/** Registers the kinds that every cache has. */
export function registerOwnKinds(kinds: KindRegistry): void {
  kinds.register(statusKind)
  kinds.register(accountKind)
  kinds.register(relationshipKind)
  kinds.register(pollKind)
}
