import type { DragEvent, ClipboardEvent } from 'react'
import type { Runtime } from '@/lib/runtime'
import type { Draft, Problem } from './draft'
import type { PartContent } from './draft-content'

/**
 * One part of a draft as its files and poll are edited: the first, or a further one of a thread. What is on screen
 * is made of `draft` and `part`; changes go through `change`, which also works while nothing of it is on screen.
 */
export interface AttachSlot {
  readonly draft: Draft
  /** `FIRST_PART` or the id of a further part. */
  readonly partId: string
  readonly part: PartContent
  /** It may not be changed here or now. */
  readonly readOnly: boolean
  /** Writes into the part; `update` is given what it holds then. */
  change: (update: (part: PartContent) => Partial<PartContent>) => void
}

interface SlotProps {
  slot: AttachSlot
}

/** Files and poll of a part, under its text. Nothing when it has none. */
export function Attachments({ slot }: SlotProps) {
  void slot
  return null
}

/** Buttons of the bar under the text that add files and a poll. */
export function AttachTools({ slot }: SlotProps) {
  void slot
  return null
}

/** What the form does with files that are pasted or dropped on it. */
export interface Intake {
  onPaste?: (event: ClipboardEvent) => void
  onDragEnter?: (event: DragEvent) => void
  onDragOver?: (event: DragEvent) => void
  onDragLeave?: (event: DragEvent) => void
  onDrop?: (event: DragEvent) => void
}

/** Handlers for the whole composer; null while there is no draft. */
export function useIntake(_slot: AttachSlot | null): Intake {
  return {}
}

/**
 * Waits until every file of the part is ready, and for what the server must be told of them before (descriptions).
 * Null when all are, else why they are not. Called before a part is sent; the draft is 'sending' meanwhile.
 */
export async function waitForAttachments(
  _runtime: Pick<Runtime, 'http'>,
  _draftId: string,
  _partId: string,
): Promise<Omit<Problem, 'retryAt' | 'field'> | null> {
  return null
}

/**
 * Asks what is to be asked before files go out, e.g. about missing descriptions; resolves false when the author goes
 * back to writing. Called once per press, before anything is sent.
 */
export async function askBeforePublish(_draft: Draft): Promise<boolean> {
  return true
}
