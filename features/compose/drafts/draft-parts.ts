import * as z from 'zod/mini'
import type { AccountId, MediaId, StatusId } from '@/schemas/primitives'
import { tolerantEnum } from '@/schemas/primitives'
import { visibility } from '@/schemas/status'

const filled = (value: unknown) => typeof value === 'string' && value !== ''
export const statusIdSchema = z.custom<StatusId>(filled)
const text = z.catch(z.string(), '')
const flag = z.catch(z.boolean(), false)
const number = z.catch(z.nullable(z.number()), null)

/** A post as it was when the draft was begun, so that it shows without the network. */
export const postSchema = z.object({
  id: statusIdSchema,
  visibility,
  accountId: z.catch(z.nullable(z.custom<AccountId>(filled)), null),
  /** Display name, handle with @, picture. */
  name: text,
  acct: text,
  avatar: text,
  /** Its warning, or else how it begins; plain text. */
  excerpt: text,
  /** Its address for people; '' = not known. */
  url: text,
})
export type Post = z.output<typeof postSchema>

/** Why something failed, in words for people. */
export const wordsSchema = z.object({ title: z.string(), text: z.string() })

const thumbnailSchema = z.object({
  /** Null once the server has it. */
  blob: z.catch(z.nullable(z.instanceof(Blob)), null),
  state: tolerantEnum(['waiting', 'uploading', 'failed'], 'done'),
})

/** A file of a draft. Its bytes stay here until the post is published. */
export const mediaSchema = z.object({
  /** Made here, never changes. */
  localId: z.string(),
  /** Null until the upload has begun to be known to the server. */
  serverId: z.catch(z.nullable(z.custom<MediaId>(filled)), null),
  /** Null for a file that the server had before (edit, redraft). */
  blob: z.catch(z.nullable(z.instanceof(Blob)), null),
  /** Name of the file as chosen. */
  name: text,
  type: tolerantEnum(['image', 'gifv', 'video', 'audio'], 'unknown'),
  /** Part of a published post (edit): its description and focus go with that post's PUT, not with PUT /media. */
  attached: flag,
  /** Only 'ready' files can be published. A file stored before it was ready is taken up again where it stood. */
  state: tolerantEnum(['uploading', 'processing', 'failed', 'ready'], 'waiting'),
  problem: z.catch(z.nullable(wordsSchema), null),
  alt: text,
  /** -1 to 1 both; null = the middle. */
  focus: z.catch(z.nullable(z.tuple([z.number(), z.number()])), null),
  /** Own picture for audio and video; null = none chosen. */
  thumbnail: z.catch(z.nullable(thumbnailSchema), null),
  /** The server's picture of it; '' = none yet. */
  previewUrl: text,
  url: text,
  blurhash: z.catch(z.nullable(z.string()), null),
  /** Pixels. */
  width: number,
  height: number,
})
export type DraftMedia = z.output<typeof mediaSchema>

/** A file as attachments begin; `localId` is the only thing a caller must make. */
export const newMedia = (given: Partial<DraftMedia> & Pick<DraftMedia, 'localId'>): DraftMedia =>
  z.parse(mediaSchema, given)

export const pollSchema = z.object({
  /** As typed: the last may be empty. */
  options: z.array(z.string()),
  multiple: z.boolean(),
  /** Seconds. */
  expiresIn: z.number(),
  hideTotals: flag,
})
export type DraftPoll = z.output<typeof pollSchema>

/** Everything that one part says. */
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
  /** Made here, never changes. */
  id: z.string(),
  /** Sent as the header Idempotency-Key; renewed by every change that reaches other people. */
  idempotencyKey: z.string(),
  /** The published post; a part that has one is never sent again. */
  posted: z.catch(z.nullable(statusIdSchema), null),
  /** The text as it was sent; null = not published. */
  postedText: z.catch(z.nullable(z.string()), null),
})
export type Part = z.output<typeof partSchema>

/** The posts of a draft in their order: one, or the parts of a thread. */
export type Parts = readonly [Part, ...Part[]]

/** A part that is not published, under its own id and key. */
export const newPart = (newId: () => string, content: Partial<PartContent> = {}): Part => ({
  ...NO_CONTENT,
  ...content,
  id: newId(),
  idempotencyKey: newId(),
  posted: null,
  postedText: null,
})
