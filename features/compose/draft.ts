import * as z from 'zod/mini'
import type { AccountId, MediaId, StatusId } from '@/schemas/primitives'
import { tolerantEnum } from '@/schemas/primitives'
import { visibility, VISIBILITIES } from '@/schemas/status'

/** Counts up when a stored draft can no longer be read by the schema alone. */
export const DRAFT_VERSION = 1

const filled = (value: unknown) => typeof value === 'string' && value !== ''
const statusId = z.custom<StatusId>(filled)

/** The post that is answered, as it was when the answer was begun, so that it shows without the network. */
const parentSchema = z.object({
  id: statusId,
  visibility,
  accountId: z.catch(z.nullable(z.custom<AccountId>(filled)), null),
  /** Display name, handle with @, picture. */
  name: z.catch(z.string(), ''),
  acct: z.catch(z.string(), ''),
  avatar: z.catch(z.string(), ''),
  /** Its warning, or else how it begins; plain text. */
  excerpt: z.catch(z.string(), ''),
  /** The text that was put in for it: left alone, there is nothing to lose. */
  prefill: z.catch(z.string(), ''),
})
export type Parent = z.output<typeof parentSchema>

const pollSchema = z.object({
  options: z.array(z.string()),
  multiple: z.boolean(),
  /** Seconds. */
  expiresIn: z.number(),
})

const mediaSchema = z.object({
  localId: z.string(),
  serverId: z.catch(z.nullable(z.custom<MediaId>(filled)), null),
  blob: z.catch(z.nullable(z.instanceof(Blob)), null),
  alt: z.catch(z.string(), ''),
  focus: z.catch(z.nullable(z.tuple([z.number(), z.number()])), null),
})

/** What the author decides. Null means: as the defaults of the account say when it is sent. */
const fieldsSchema = z.object({
  text: z.catch(z.string(), ''),
  /** Whether the warning is on; its words stay when it is switched off. */
  warning: z.catch(z.boolean(), false),
  spoilerText: z.catch(z.string(), ''),
  sensitive: z.catch(z.boolean(), false),
  visibility: z.catch(z.nullable(z.enum(VISIBILITIES)), null),
  /** BCP 47. */
  language: z.catch(z.nullable(z.string()), null),
  parent: z.catch(z.nullable(parentSchema), null),
  /** The post that is edited. */
  editing: z.catch(z.nullable(statusId), null),
  quoted: z.catch(z.nullable(statusId), null),
  quotePolicy: z.catch(z.nullable(z.string()), null),
  poll: z.catch(z.nullable(pollSchema), null),
  /** ISO 8601. */
  scheduledAt: z.catch(z.nullable(z.string()), null),
})
export type Fields = z.output<typeof fieldsSchema>

/** A post that was sent and of which nobody knows whether it arrived. */
const attemptSchema = z.object({
  /** Its idempotency key. */
  key: z.string(),
  /** ms since the epoch by our clock. */
  sentAt: z.number(),
  /** `created_at` of the newest own post known before; the server's clock. */
  after: z.nullable(z.string()),
  text: z.string(),
  spoilerText: z.string(),
  parentId: z.nullable(statusId),
})
export type Attempt = z.output<typeof attemptSchema>

/**
 * editing; waiting = about to be sent; sending; unclear = sent, and nobody knows whether it arrived;
 * failed = surely not published.
 */
const draftState = tolerantEnum(['waiting', 'sending', 'unclear', 'failed'], 'editing')
export type DraftState = z.output<typeof draftState>

/** Why it is not published, in words for people. */
const problemSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** ms since the epoch: not before. */
  retryAt: z.catch(z.nullable(z.number()), null),
})
export type Problem = z.output<typeof problemSchema>

/** A draft as it is stored (architecture 15.4). */
export const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  id: z.string(),
  /** `who` of its author. */
  identity: z.string(),
  fields: fieldsSchema,
  media: z.catch(z.array(mediaSchema), []),
  idempotencyKey: z.string(),
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

interface Start {
  id: string
  key: string
  identity: string
  now: number
  fields?: Partial<Fields> | undefined
}

/** A new draft of `identity`. */
export const newDraft = ({ id, key, identity, now, fields }: Start): Draft => ({
  version: DRAFT_VERSION,
  id,
  identity,
  fields: { ...NO_FIELDS, ...fields },
  media: [],
  idempotencyKey: key,
  revision: 0,
  updatedAt: now,
  state: 'editing',
  attempt: null,
  problem: null,
})

/** What was stored, or null when it is no draft. One that was being sent when its page went away is unclear. */
export function readDraft(stored: unknown): Draft | null {
  const read = z.safeParse(draftSchema, stored)
  if (!read.success) return null
  const draft = read.data
  if (draft.state === 'sending') return { ...draft, state: 'unclear' }
  return draft.state === 'waiting' ? { ...draft, state: 'editing' } : draft
}
