import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import type { Status } from '@/schemas/entities'

/** The words of a post as they were written; servers otherwise show them as HTML. */
export interface Source {
  readonly text: string
  readonly spoilerText: string
}

/** A version of a post: its words are known for that one only. */
type Version = Pick<Status, 'id'> & { readonly edited_at?: string | null | undefined }

/** Number of posts whose words are kept, and their greatest length in characters. */
const MAX_SOURCES = 30
const MAX_LENGTH = 10_000

const stores = createIdentityStore({
  key: 'written-posts',
  version: 1,
  schema: z.array(
    z.object({
      id: z.string(),
      editedAt: z.nullable(z.string()),
      text: z.string(),
      spoilerText: z.string(),
    }),
  ),
  defaults: [],
})

/** Keeps the words of an own post, which were sent or read, so that its edit can begin without a connection. */
export function rememberSource(
  identityKey: string,
  { id, edited_at: editedAt = null }: Version,
  { text, spoilerText }: Source,
): void {
  if (text.length + spoilerText.length > MAX_LENGTH) return
  stores
    .of(identityKey)
    .set((known) =>
      [{ id, editedAt, text, spoilerText }, ...known.filter((each) => each.id !== id)].slice(0, MAX_SOURCES),
    )
}

/** Returns the words of this version of a post; null where they are not known here. */
export const knownSource = (
  identityKey: string,
  { id, edited_at: editedAt = null }: Version,
): Source | null =>
  stores
    .of(identityKey)
    .get()
    .find((each) => each.id === id && each.editedAt === editedAt) ?? null
