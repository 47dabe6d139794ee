/** Name of the outbox in Background Sync, and type of the message of the worker to the pages. */
export const OUTBOX_SYNC = 'outbox'
