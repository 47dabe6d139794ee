import * as z from 'zod/mini'
import { editingSchema, newDraft, type Attempt, type Draft, type Editing, type Fields } from './draft'
import { newPart, type DraftPart } from './draft-parts'

/** A part of that id; its text and key follow from the id unless they are given. */
export const partWith = (id: string, given: Partial<DraftPart> = {}): DraftPart => ({
  ...newPart(() => id, { text: id }),
  idempotencyKey: `key-${id}`,
  ...given,
})

type Content = Partial<Fields & Pick<DraftPart, 'text' | 'media' | 'poll'>>

/** A draft whose first part, of the id `first`, has this content. */
export function draftWith(
  { text = '', media = [], poll = null, ...fields }: Content = {},
  given: Partial<Draft> = {},
  further: readonly DraftPart[] = [],
): Draft {
  return {
    ...newDraft({ id: 'd', newId: () => 'new', identity: 'a@b', now: 1, fields }),
    parts: [partWith('first', { text, media, poll }), ...further],
    ...given,
  }
}

/** A request for a post that says “Hello”, sent at the beginning of the epoch under the key `k`. */
export const attemptWith = (given: Partial<Attempt> = {}): Attempt => ({
  key: 'k',
  sentAt: 0,
  after: null,
  text: 'Hello',
  gotError: false,
  spoilerText: '',
  parentId: null,
  scheduledAt: null,
  part: 'first',
  isContinuation: false,
  mediaIds: [],
  choices: [],
  quotedId: null,
  alike: null,
  declined: [],
  ...given,
})

/** The post that an edit changes, with defaults for every field that is not given. */
export const editingWith = (given: Partial<Editing> & Pick<Editing, 'id' | 'visibility'>): Editing =>
  z.parse(editingSchema, given)
