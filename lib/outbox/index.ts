export { outboxStore, refuseEntry, type OutboxEntry } from './entries'
export { outboxOf, type Held } from './outbox'
export { WAITING_POST, waitingPostOf, type WaitingPost } from './posts'
