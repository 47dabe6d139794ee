import * as z from 'zod/mini'
import type { OutboxEntry } from './entries'

/** Name of posts and edits that wait. Unlike other changes they are no mutations: their content is a draft. */
export const WAITING_POST = 'publishDraft'

const postSchema = z.object({
  /** Id of its draft. */
  draft: z.string(),
  as: z.catch(z.enum(['post', 'reply', 'edit']), 'post'),
  /** The first words of its text or warning; '' = none. */
  text: z.catch(z.string(), ''),
})

/** A post that waits, as far as it is shown before the code of drafts is loaded. */
export type WaitingPost = Readonly<z.output<typeof postSchema>>

/** Returns the post that an entry is about; null for other changes. */
export const waitingPostOf = ({ name, args }: Pick<OutboxEntry, 'name' | 'args'>): WaitingPost | null =>
  name === WAITING_POST ? (z.safeParse(postSchema, args).data ?? null) : null
