import * as z from 'zod/mini'
import { tolerantArray, tolerantEnum } from '@/schemas/primitives'
import { visibility, VISIBILITIES } from '@/schemas/status'
import { withTypedKept } from '../publish/sending/typed-since'
import {
  newPart,
  partContentSchema,
  partSchema,
  postSchema,
  statusIdSchema,
  type Part,
  type PartContent,
  type Parts,
} from './draft-parts'
import { migrate } from './migration/migrate-draft'

/** Counts up when a stored draft can no longer be read by the schema alone; `migrate` reads the earlier ones. */
export const DRAFT_VERSION = 2

/** The post that is answered. */
const parentSchema = z.extend(postSchema, {
  /** The text that was put in for it: left alone, there is nothing to lose. */
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
  quoted: z.catch(z.nullable(postSchema), null),
  /** 'public', 'followers', 'nobody'. */
  quotePolicy: z.catch(z.nullable(z.string()), null),
  /** ISO 8601; null = at once. */
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
const editingSchema = z.object({
  id: statusIdSchema,
  visibility,
  /** Its quote stays whatever is edited. */
  quotes: z.catch(z.boolean(), false),
  /** End of its poll, ISO 8601; kept while the poll equals `pollAsIs`, its JSON. */
  pollEnds: z.catch(z.nullable(z.string()), null),
  pollAsIs: z.catch(z.string(), ''),
  /** `essence` of the draft as it was begun: the same means nothing was changed. */
  original: z.catch(z.string(), ''),
  /** Null in drafts of earlier versions of Skein: then nothing is compared. */
  base: z.catch(z.nullable(baseSchema), null),
  /** `edited_at` of the newer version that its author decided to replace. */
  overwrites: z.catch(z.nullable(z.string()), null),
  /** It was sent, and the server has not answered yet. */
  sent: z.catch(z.boolean(), false),
})
export type Editing = z.output<typeof editingSchema>

/** The post that an edit changes, with defaults for every field that is not given. */
export const newEditing = (given: Partial<Editing> & Pick<Editing, 'id' | 'visibility'>): Editing =>
  z.parse(editingSchema, given)

/** A published post that is much like what was sent, as it is shown when its author is asked. */
const alikeSchema = z.extend(postSchema, {
  /** ISO 8601. */
  at: z.string(),
  files: z.number(),
})
export type Alike = z.output<typeof alikeSchema>

const texts = z.catch(z.array(z.string()), () => [])

/** The published post that a draft is to replace, while it is not known to be deleted. */
const replacesSchema = z.object({
  id: statusIdSchema,
  /** False: nobody knows, its deletion was not answered. */
  exists: z.catch(z.boolean(), false),
  /** Why it was not deleted, in words for people; '' = unknown. */
  reason: z.catch(z.string(), ''),
})

/** A post that was sent and of which nobody knows whether it arrived. */
const attemptSchema = z.object({
  /** Its idempotency key. */
  key: z.string(),
  /** When it was first sent with this key, ms since the epoch by our clock. */
  sentAt: z.number(),
  /** `created_at` of the newest own post known before it was first sent; the server's clock. */
  after: z.nullable(z.string()),
  text: z.string(),
  spoilerText: z.string(),
  parentId: z.nullable(statusIdSchema),
  /** ISO 8601: then it is looked for in the schedule. */
  scheduledAt: z.catch(z.nullable(z.string()), null),
  /** Id of the part that was sent. */
  part: z.string(),
  /** It replies to the part before it, which was published just before. */
  isContinuation: z.catch(z.boolean(), false),
  mediaIds: texts,
  /** Choices of its poll. */
  choices: texts,
  quotedId: z.catch(z.nullable(statusIdSchema), null),
  /** The post its author is asked about; null = nothing to ask. */
  alike: z.catch(z.nullable(alikeSchema), null),
  /** Posts that its author said are others. */
  declined: texts,
})
export type Attempt = z.output<typeof attemptSchema>

/**
 * editing; waiting = about to be sent; sending; unclear = sent, and nobody knows whether it arrived;
 * failed = surely not published.
 */
const draftState = tolerantEnum(['waiting', 'sending', 'unclear', 'failed'], 'editing')
export type DraftState = z.output<typeof draftState>

/** The origin of a draft; never changes. An edit can only change the post it was begun for. */
const draftKind = tolerantEnum(['reply', 'edit', 'redraft', 'direct'], 'new')
export type DraftKind = z.output<typeof draftKind>

/** The reason why a draft is not published, in words for people. */
const problemSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** ms since the epoch: not before. */
  retryAt: z.catch(z.nullable(z.number()), null),
  /** The field it concerns; 'post' = the edited post was deleted; 'session' = it ended; null = the whole. */
  field: z.catch(
    z.nullable(z.enum(['text', 'warning', 'media', 'poll', 'quote', 'schedule', 'post', 'session'])),
    null,
  ),
})
export type Problem = z.output<typeof problemSchema>

/** Parts that cannot be read are left out; a draft without any cannot be read. */
const partsSchema = z.pipe(
  tolerantArray(partSchema, 'draft part'),
  z.custom<Parts, Part[]>((parts) => Array.isArray(parts) && parts.length > 0),
)

/** A draft as it is stored. */
export const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  id: z.string(),
  /** `who` of its author. */
  identity: z.string(),
  kind: draftKind,
  /** Only with kind 'edit'. */
  editing: z.catch(z.nullable(editingSchema), null),
  /** Only with kind 'redraft'. */
  replaces: z.catch(z.nullable(replacesSchema), null),
  /** Handles with @ that a private mention was begun for; anybody else who is named is asked about. */
  readers: z.catch(z.array(z.string()), []),
  fields: fieldsSchema,
  parts: partsSchema,
  /** Counts every change. */
  revision: z.number(),
  /** ms since the epoch. */
  updatedAt: z.number(),
  state: draftState,
  attempt: z.catch(z.nullable(attemptSchema), null),
  problem: z.catch(z.nullable(problemSchema), null),
})
export type Draft = z.output<typeof draftSchema>

export const NO_FIELDS: Fields = z.parse(fieldsSchema, {})

/** A change of the thread as a whole; `text` is the text of its first part. */
export type DraftChange = Partial<Fields & Pick<Part, 'text'>>

/** Initial content of a draft. Without `parts` it has one empty part. */
export interface Beginning {
  kind?: DraftKind
  editing?: Editing
  replaces?: Draft['replaces']
  readers?: string[]
  fields?: Partial<Fields>
  parts?: readonly Partial<PartContent>[]
}

interface Start extends Beginning {
  id: string
  newId: () => string
  identity: string
  now: number
}

/** A new draft of `identity`. */
export function newDraft({ id, newId, identity, now, fields, parts = [], ...given }: Start): Draft {
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
  // Without its post an edit could only become something else.
  if (draft.kind === 'edit' && draft.editing === null) draft.kind = 'redraft'
  // Without an attempt nothing was sent yet: it waited for its files.
  if (draft.state === 'sending') {
    let count = 0
    const newId = () => `typed-${draft.id}-${draft.revision}-${++count}`
    return {
      ...withTypedKept(draft, (text) => newPart(newId, { text })),
      state: draft.attempt || draft.editing?.sent ? 'unclear' : 'editing',
    }
  }
  // The way back from a sign-in is a new page: a session that still does not work says so itself.
  if (draft.problem?.field === 'session') return { ...draft, state: 'editing', problem: null }
  return draft.state === 'waiting' ? { ...draft, state: 'editing' } : draft
}
