import type { Runtime } from '@/lib/runtime'
import { CSV_KINDS, type CsvKind } from '../../csv/kinds'

const FEATURES = { lists: 'lists', servers: 'userDomainBlocks', bookmarks: 'bookmarks' } as const

/** Returns what the server can list. */
export const offeredKinds = ({ http: { capabilities } }: Runtime): CsvKind[] =>
  CSV_KINDS.filter(
    (kind) => !(kind in FEATURES) || capabilities.tries(FEATURES[kind as keyof typeof FEATURES]),
  )
