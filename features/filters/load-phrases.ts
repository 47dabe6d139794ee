import { heldPart } from '@/lib/util/held-part'

/** Client-side matching of v1 filters; loaded with the filters. */
export const phrases = heldPart(() => import('./phrases'))
