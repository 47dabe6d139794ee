import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

const later = { after: whenFirstScreenShown, failure: 'again' } as const

/** Reports in a column that its server cannot be reached, and reconnects; loaded after the first paint. */
export const ColumnReconnection = lazyPart(() => import('./column-reconnection'), undefined, later)

/** Reports that no server of the deck can be reached; loaded after the first paint. */
export const DeckReconnection = lazyPart(() => import('./deck-reconnection'), undefined, later)
