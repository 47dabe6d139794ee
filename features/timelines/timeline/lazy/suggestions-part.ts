import { heldPart } from '@/lib/util/held-part'

/** The code of the row: here before the row comes into a list, so that no height comes after it. */
export const rowPart = heldPart(async () => (await import('../../suggestions/suggestions-row')).default)
