import * as z from 'zod/mini'
import { tolerantArray, tolerantEnum } from '@/schemas/primitives'
import { visibility, VISIBILITIES } from '@/schemas/statuses/status'
import { withUnsentText } from './unsent-text'
import {
  newPart,
  partContentSchema,
  partSchema,
  postSnapshotSchema,
  statusIdSchema,
  type DraftPart,
  type PartContent,
  type DraftParts,
} from './draft-parts'
import { migrate } from './migration/migrate-draft'

/** Counts up when a stored draft can no longer be read by the schema; `migrate` reads the earlier ones. */
const DRAFT_VERSION = 2

/** The post a draft replies to. */
const parentSchema = z.extend(postSnapshotSchema, {
  /** The prefilled text; a draft with only this text has nothing to lose. */
  prefill: z.catch(z.string(), ''),
})
export type Parent = z.output<typeof parentSchema>

/** Choices for the whole thread. Null = the default of the account at the time of sending. */
const fieldsSchema = z.object({
  /** True when the warning is on; its text stays when it is switched off. */
  warning: z.catch(z.boolean(), false),
  spoilerText: z.catch(z.string(), ''),
  sensitive: z.catch(z.boolean(), false),
  visibility: z.catch(z.nullable(z.enum(VISIBILITIES)), null),
  /** BCP 47. */
  language: z.catch(z.nullable(z.string()), null),
  parent: z.catch(z.nullable(parentSchema), null),
  quoted: z.catch(z.nullable(postSnapshotSchema), null),
  /** `public`, `followers` or `nobody`. */
  quotePolicy: z.catch(z.nullable(z.string()), null),
  /** ISO 8601; null = immediately. */
  scheduledAt: z.catch(z.nullable(z.string()), null),
  /** True when the parts of a thread are numbered when they are sent. */
  numbered: z.catch(z.boolean(), false),
})
export type Fields = z.output<typeof fieldsSchema>

/** The version of a post that an edit began from. */
const baseSchema = z.object({
  /** ISO 8601, as the server gave it; null = it was never edited. */
  editedAt: z.nullable(z.string()),
  fields: fieldsSchema,
  part: partContentSchema,
})

/** The published post that an edit changes. */
export const editingSchema = z.object({
  id: statusIdSchema,
  visibility,
  /** True when the post quotes another; editing cannot change that. */
  quotes: z.catch(z.boolean(), false),
  /** End of its poll, ISO 8601; kept while the poll equals `pollAsIs`, its JSON. */
  pollEnds: z.catch(z.nullable(z.string()), null),
  pollAsIs: z.catch(z.string(), ''),
  /** `essence` of the draft when it was started; the same value means no changes. */
  original: z.catch(z.string(), ''),
  /** Null in drafts of earlier versions of Skein: then nothing is compared. */
  base: z.catch(z.nullable(baseSchema), null),
  /** `edited_at` of the newer version that the author decided to replace. */
  overwrites: z.catch(z.nullable(z.string()), null),
  /** True while the edit is sent and the server has not answered. */
  sent: z.catch(z.boolean(), false),
  /** True when the server answered the edit with an error, rather than not at all. */
  gotError: z.catch(z.boolean(), false),
})
export type Editing = z.output<typeof editingSchema>

/** A published post similar to a draft whose answer was lost; the author is asked whether it is the same. */
const similarPostSchema = z.extend(postSnapshotSchema, {
  /** ISO 8601. */
  at: z.string(),
  files: z.number(),
})
export type SimilarPost = z.output<typeof similarPostSchema>

const texts = z.catch(z.array(z.string()), () => [])

/** The published post that a draft replaces, while it may still exist. */
const replacesSchema = z.object({
  id: statusIdSchema,
  /** False when it is unknown whether the post was deleted. */
  exists: z.catch(z.boolean(), false),
  /** Message for the user about the failed deletion; '' = unknown. */
  reason: z.catch(z.string(), ''),
})

/** A request for a post whose result is unknown. */
const attemptSchema = z.object({
  /** Its idempotency key. */
  key: z.string(),
  /** Time of the first request with this key, in ms since the epoch by the local clock. */
  sentAt: z.number(),
  /** `created_at` of the newest own post known before it was first sent; the server's clock. */
  after: z.nullable(z.string()),
  text: z.string(),
  spoilerText: z.string(),
  parentId: z.nullable(statusIdSchema),
  /** ISO 8601; null for a post that is not scheduled. */
  scheduledAt: z.catch(z.nullable(z.string()), null),
  /** Id of the part that was sent. */
  part: z.string(),
  /** True when it replies to the previous part, which was published just before. */
  isContinuation: z.catch(z.boolean(), false),
  mediaIds: texts,
  /** Options of its poll. */
  choices: texts,
  quotedId: z.catch(z.nullable(statusIdSchema), null),
  /** True when the server answered with an error, rather than not at all. */
  gotError: z.catch(z.boolean(), false),
  /** The similar post to ask the author about; null = none. */
  alike: z.catch(z.nullable(similarPostSchema), null),
  /** Ids of posts that are not this one, according to the author. */
  declined: texts,
})
export type Attempt = z.output<typeof attemptSchema>

/**
 * editing; waiting = about to be sent; sending; queued = sent when the server can be reached (`outbox/`);
 * unclear = sent, with unknown result; failed = surely not published.
 */
const draftState = tolerantEnum(['waiting', 'sending', 'queued', 'unclear', 'failed'], 'editing')

/** The origin of a draft; never changes. An edit can only change the post it was started for. */
const draftKind = tolerantEnum(['reply', 'edit', 'redraft', 'direct'], 'new')
type DraftKind = z.output<typeof draftKind>

/** Message for the user about why a draft was not published. */
const problemSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Earliest time of the next request, in ms since the epoch. */
  retryAt: z.catch(z.nullable(z.number()), null),
  /** The field it is about; 'post' = the edited post was deleted; 'session' = it expired; null = the whole draft. */
  field: z.catch(
    z.nullable(z.enum(['text', 'warning', 'media', 'poll', 'quote', 'schedule', 'post', 'session'])),
    null,
  ),
})
export type Problem = z.output<typeof problemSchema>

/** Parts that cannot be read are left out; a draft without any cannot be read. */
const partsSchema = z.pipe(
  tolerantArray(partSchema, 'draft part'),
  z.custom<DraftParts, DraftPart[]>((parts) => Array.isArray(parts) && parts.length > 0),
)

/** A draft as it is stored. */
const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  id: z.string(),
  /** Identity key of its author. */
  identity: z.string(),
  kind: draftKind,
  /** Only with kind 'edit'. */
  editing: z.catch(z.nullable(editingSchema), null),
  /** Only with kind 'redraft'. */
  replaces: z.catch(z.nullable(replacesSchema), null),
  /** Initial recipients of a private mention, handles with @; adding others needs a confirmation. */
  readers: z.catch(z.array(z.string()), []),
  fields: fieldsSchema,
  parts: partsSchema,
  /** Counts every change. */
  revision: z.number(),
  /** ms since the epoch. */
  updatedAt: z.number(),
  state: draftState,
  /** True while it is queued, and while the outbox sends it: its author cannot change it. */
  inOutbox: z.catch(z.boolean(), false),
  attempt: z.catch(z.nullable(attemptSchema), null),
  problem: z.catch(z.nullable(problemSchema), null),
})
export type Draft = z.output<typeof draftSchema>

export const NO_FIELDS: Fields = z.parse(fieldsSchema, {})

/** A change of the thread as a whole; `text` is the text of its first part. */
export type DraftChange = Partial<Fields & Pick<DraftPart, 'text'>>

/** Initial content of a draft. Without `parts` it has one empty part. */
export interface DraftInit {
  kind?: DraftKind
  editing?: Editing
  replaces?: Draft['replaces']
  readers?: string[]
  fields?: Partial<Fields>
  parts?: readonly Partial<PartContent>[]
}

interface NewDraftInit extends DraftInit {
  id: string
  newId: () => string
  identity: string
  now: number
}

/** A new draft of `identity`. */
export function newDraft({ id, newId, identity, now, fields, parts = [], ...given }: NewDraftInit): Draft {
  const [first, ...rest] = parts
  return {
    version: DRAFT_VERSION,
    id,
    identity,
    kind: given.kind ?? 'new',
    editing: given.editing ?? null,
    replaces: given.replaces ?? null,
    readers: given.readers ?? [],
    fields: { ...NO_FIELDS, ...fields },
    parts: [newPart(newId, first), ...rest.map((content) => newPart(newId, content))],
    revision: 0,
    updatedAt: now,
    state: 'editing',
    inOutbox: false,
    attempt: null,
    problem: null,
  }
}

/**
 * Reads a stored draft of any version; null when it cannot be read. The state of a draft that was being sent when its
 * page closed is unclear.
 */
export function readDraft(stored: unknown): Draft | null {
  const read = z.safeParse(draftSchema, migrate(stored))
  if (!read.success) return null
  const draft = read.data
  // An edit without its post could only become a new post.
  if (draft.kind === 'edit' && draft.editing === null) draft.kind = 'redraft'
  if (draft.inOutbox) return draft.state === 'sending' ? { ...draft, state: 'queued' } : draft
  // Without an attempt nothing was sent: the draft was waiting for its files.
  if (draft.state === 'sending' || draft.state === 'queued') {
    let count = 0
    const newId = () => `typed-${draft.id}-${draft.revision}-${++count}`
    return {
      ...withUnsentText(draft, (text) => newPart(newId, { text })),
      state: draft.attempt || draft.editing?.sent ? 'unclear' : 'editing',
    }
  }
  // Signing in loads a new page; a session that still fails reports it again.
  if (draft.problem?.field === 'session') return { ...draft, state: 'editing', problem: null }
  return draft.state === 'waiting' ? { ...draft, state: 'editing' } : draft
}
