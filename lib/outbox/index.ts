export { outboxStore, refuseEntry, type OutboxEntry } from './entries'
export { outboxOf, type Held } from './outbox'
