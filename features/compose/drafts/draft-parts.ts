import * as z from 'zod/mini'
import type { AccountId, MediaId, StatusId } from '@/schemas/primitives'
import { tolerantEnum } from '@/schemas/primitives'
import { visibility } from '@/schemas/statuses/status'

const filled = (value: unknown) => typeof value === 'string' && value !== ''
export const statusIdSchema = z.custom<StatusId>(filled)
const text = z.catch(z.string(), '')
const flag = z.catch(z.boolean(), false)
const number = z.catch(z.nullable(z.number()), null)

/** Snapshot of another post from when the draft was started, to show it without the network. */
export const postSnapshotSchema = z.object({
  id: statusIdSchema,
  visibility,
  accountId: z.catch(z.nullable(z.custom<AccountId>(filled)), null),
  /** Display name, handle with @, avatar. */
  name: text,
  acct: text,
  avatar: text,
  /** Its content warning, else its first words; plain text. */
  excerpt: text,
  /** Its web address; '' = unknown. */
  url: text,
})
export type PostSnapshot = z.output<typeof postSnapshotSchema>

/** Message for the user about a failure. */
const failureSchema = z.object({ title: z.string(), text: z.string() })

const thumbnailSchema = z.object({
  /** Null once the file is uploaded. */
  blob: z.catch(z.nullable(z.instanceof(Blob)), null),
  state: tolerantEnum(['waiting', 'uploading', 'failed'], 'done'),
})

/** A file of a draft. Its bytes stay here until the post is published. */
const mediaSchema = z.object({
  /** Created by the client; never changes. */
  localId: z.string(),
  /** Id on the server; null until the upload is accepted. */
  serverId: z.catch(z.nullable(z.custom<MediaId>(filled)), null),
  /** Null for a file that was already on the server (edit, redraft). */
  blob: z.catch(z.nullable(z.instanceof(Blob)), null),
  /** Name of the file as chosen. */
  name: text,
  type: tolerantEnum(['image', 'gifv', 'video', 'audio'], 'unknown'),
  /** Part of a published post (edit): its description and focus go with that post's PUT, not with PUT /media. */
  attached: flag,
  /** Only 'ready' files can be published. A file stored before it was ready continues from its last state. */
  state: tolerantEnum(['uploading', 'processing', 'failed', 'ready'], 'waiting'),
  problem: z.catch(z.nullable(failureSchema), null),
  alt: text,
  /** Focal point, -1 to 1 on both axes; null = the centre. */
  focus: z.catch(z.nullable(z.tuple([z.number(), z.number()])), null),
  /** Chosen cover image of audio and video; null = none. */
  thumbnail: z.catch(z.nullable(thumbnailSchema), null),
  /** URL of the server's preview; '' = none yet. */
  previewUrl: text,
  url: text,
  blurhash: z.catch(z.nullable(z.string()), null),
  /** Pixels. */
  width: number,
  height: number,
})
export type DraftMedia = z.output<typeof mediaSchema>

/** Creates an attachment with default values; the caller provides only `localId`. */
export const newMedia = (given: Partial<DraftMedia> & Pick<DraftMedia, 'localId'>): DraftMedia =>
  z.parse(mediaSchema, given)

const pollSchema = z.object({
  /** As typed: the last may be empty. */
  options: z.array(z.string()),
  multiple: z.boolean(),
  /** Seconds. */
  expiresIn: z.number(),
  hideTotals: flag,
})
export type DraftPoll = z.output<typeof pollSchema>

/** The content of one part. */
export const partContentSchema = z.object({
  text,
  media: z.catch(z.array(mediaSchema), []),
  poll: z.catch(z.nullable(pollSchema), null),
  /** BCP 47; null = the language of the thread. */
  language: z.catch(z.nullable(z.string()), null),
  /** Own content warning, '' = none; null = the warning of the thread. */
  spoiler: z.catch(z.nullable(z.string()), null),
})
export type PartContent = z.output<typeof partContentSchema>

export const NO_CONTENT: PartContent = z.parse(partContentSchema, {})

/** One post of a draft. */
export const partSchema = z.extend(partContentSchema, {
  /** Created by the client; never changes. */
  id: z.string(),
  /** Sent as the header Idempotency-Key; renewed by every change that reaches other people. */
  idempotencyKey: z.string(),
  /** The published post; a part that has one is never sent again. */
  posted: z.catch(z.nullable(statusIdSchema), null),
  /** The text as it was sent; null = not published. */
  postedText: z.catch(z.nullable(z.string()), null),
})
export type DraftPart = z.output<typeof partSchema>

/** The posts of a draft in their order: one, or the parts of a thread. */
export type DraftParts = readonly [DraftPart, ...DraftPart[]]

/** A part that is not published, under its own id and key. */
export const newPart = (newId: () => string, content: Partial<PartContent> = {}): DraftPart => ({
  ...NO_CONTENT,
  ...content,
  id: newId(),
  idempotencyKey: newId(),
  posted: null,
  postedText: null,
})
