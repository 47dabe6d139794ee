import type { QuotePolicy } from '@/schemas/statuses/quote'
import type { Visibility } from '@/schemas/statuses/status'
import type { Draft, DraftChange } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'

/** The state of a draft for the tools that edit it. How it is sent is known only to its composer. */
export interface Composing {
  /** The store of the draft. */
  readonly drafts: Drafts
  readonly draft: Draft
  /**
   * Null while there is no choice and the default of the account is not known, and while editing a post whose
   * visibility is not known.
   */
  readonly visibility: Visibility | null
  /** Null while the default of the account applies and is not known. */
  readonly quotePolicy: QuotePolicy | null
  readonly hasQuotes: boolean
  readonly language: string
  readonly recentLanguages: readonly string[]
  readonly sensitiveByDefault: boolean
  /** Characters left, by part. */
  readonly left: Readonly<Record<string, number>>
  /** True when a text is short enough for a part. */
  fits: (text: string) => boolean
  readonly sending: boolean
  /** True when it cannot be changed: another tab has it, or it is being sent. */
  readonly readOnly: boolean
  /** True when the text cannot be changed: another tab has it. Text typed while it is being sent is kept for the next draft. */
  readonly textReadOnly: boolean
  /** True when another tab has it. */
  readonly elsewhere: boolean
  change: (change: DraftChange) => void
}
