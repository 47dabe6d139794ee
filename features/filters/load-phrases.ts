import { heldPart } from '@/lib/util/held-part'

/** The matching of posts here, for servers that leave it to their clients; loaded with their filters. */
export const phrases = heldPart(() => import('./phrases'))
