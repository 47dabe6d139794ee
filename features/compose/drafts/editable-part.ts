import type { Draft } from './draft'
import type { DraftPart, PartContent } from './draft-parts'
import type { Drafts } from './drafts-store'

/**
 * One part of a draft whose files and poll can be edited. Rendered from `draft` and `part`; `change` also works after the
 * component has unmounted.
 */
export interface EditablePart {
  /** The store of the draft. */
  readonly drafts: Drafts
  readonly draft: Draft
  readonly partId: string
  readonly part: DraftPart
  /** True when it cannot be changed here or now. */
  readonly readOnly: boolean
  /** True when the text cannot be changed either; text typed while it is being sent is kept for the next draft. */
  readonly textReadOnly: boolean
  /** Changes the part; `update` gets its present content. */
  change: (update: (part: DraftPart) => Partial<PartContent>) => void
}
