import { heldPart } from '@/lib/util/held-part'

/** The code of the row. Loaded before the row is inserted, so that its height does not change. */
export const rowPart = heldPart(async () => (await import('../../suggestions/suggestions-row')).default)
