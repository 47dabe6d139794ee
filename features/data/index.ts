/** Stored data, and the export and import of data. */
import { lazyPart } from '@/lib/ui/lazy-part'

export type { BackupChoices } from './backup/account-choices'
export type { BackupPart } from './backup/part'

/** The section of the settings about data. */
export const DataSection = lazyPart(() => import('./section/data-section'))

export { messages as backupMessages } from './backup/messages'
export { exportMessages, importMessages } from './people/messages'
export { messages as storageMessages } from './storage/messages'
