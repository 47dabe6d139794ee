import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'

/** Reasons why something is not imported or exported, or not completely. */
export type LeftOut =
  | 'unknown'
  | 'expired'
  | 'signedOut'
  | 'signedOutAccounts'
  | 'elsewhere'
  | 'files'
  | 'replies'
  | 'largeFiles'
  | 'posts'

/** The changes that importing a part of a file would make. */
export interface PartPlan {
  /** Number of items that are new, replace another value, or exist already. */
  readonly added: number
  readonly changed: number
  readonly same: number
  /** Names of new items, for those that have one. */
  readonly names?: readonly string[]
  readonly leftOut?: Partial<Readonly<Record<LeftOut, number>>>
  /** Makes the changes. Resolves to the number of items that failed, and how to undo the others if that is possible. */
  readonly apply: () => Promise<{ failed: number; undo?: () => void }>
}

export interface PartContext {
  readonly runtime: Runtime
  readonly intl: IntlShape
}

/** The account that wrote a file. */
export interface BackupOrigin {
  readonly identity: string
  readonly server: string
}

export const PART_NAMES = [
  'settings',
  'shortcuts',
  'alerts',
  'views',
  'timelines',
  'navigation',
  'accounts',
  'filters',
  'lists',
  'drafts',
  'layouts',
] as const
export type PartName = (typeof PART_NAMES)[number]

/** A part of a backup. */
export interface BackupPart {
  readonly name: PartName
  /** True when it belongs to an account, so that visitors don't have it. */
  readonly ofAccount: boolean
  /** Returns the value for the file, as JSON, and what it lacks. */
  readonly read: (context: PartContext) => Promise<{ value: unknown; leftOut?: PartPlan['leftOut'] }>
  /** Compares the value of a file with what is here. Null when it cannot be read. */
  readonly plan: (value: unknown, context: PartContext & { origin: BackupOrigin }) => Promise<PartPlan | null>
}
