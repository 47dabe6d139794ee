import { hasContent } from '../draft-rules'
import { readDraft, type Draft } from '../draft'
import { filesIn, isFileLost, mapParts } from '../draft-content'
import { newPart, type DraftMedia, type DraftPart } from '../draft-parts'
import { getDrafts, newId } from '../drafts'
import { blobOfText, textOfBlob } from './blob-text'

/** Maximum number of bytes of files in a backup. */
const MAX_BYTES = 50_000_000

interface WrittenDrafts {
  readonly drafts: readonly unknown[]
  /** Number of files that are too large for the backup. */
  readonly filesLeftOut: number
}

/** Returns the drafts of an account as JSON values, with the bytes of their files. */
export async function writeDrafts(identity: string): Promise<WrittenDrafts> {
  const store = getDrafts()
  await store.load()
  let left = MAX_BYTES
  let filesLeftOut = 0
  const textOf = async (blob: Blob | null | undefined) => {
    if (!blob) return null
    if (blob.size > left) {
      filesLeftOut += 1
      return null
    }
    left -= blob.size
    return textOfBlob(blob)
  }
  const writeFile = async (file: DraftMedia) => ({
    ...file,
    blob: await textOf(file.blob),
    thumbnail: file.thumbnail && { ...file.thumbnail, blob: await textOf(file.thumbnail.blob) },
  })
  const drafts: unknown[] = []
  for (const draft of store.of(identity).filter(hasContent)) {
    const parts: unknown[] = []
    for (const part of draft.parts) {
      const media: unknown[] = []
      for (const file of part.media) media.push(await writeFile(file))
      parts.push({ ...part, media })
    }
    drafts.push({ ...draft, parts })
  }
  return { drafts, filesLeftOut }
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const each = (value: unknown, change: (fields: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isObject(item) ? change(item) : item)) : value

/** Restores the bytes of the files in a stored draft. */
function withBlobs(value: unknown): unknown {
  if (!isObject(value)) return value
  const readFile = (file: Fields): Fields => ({
    ...file,
    blob: blobOfText(file['blob']),
    thumbnail: isObject(file['thumbnail'])
      ? { ...file['thumbnail'], blob: blobOfText(file['thumbnail']['blob']) }
      : null,
  })
  return {
    ...value,
    parts: each(value['parts'], (part) => ({ ...part, media: each(part['media'], readFile) })),
  }
}

/** Returns the content by which an author recognises a draft, without ids. */
const contentKey = ({ fields, parts }: Draft) =>
  JSON.stringify([
    fields.warning && fields.spoilerText,
    parts.map(({ text, spoiler, poll, media }) => [
      text,
      spoiler,
      poll,
      media.map(({ name, alt }) => [name, alt]),
    ]),
  ])

interface Target {
  readonly identity: string
  /** The account that the drafts were written with. */
  readonly from: string
  /** True when that account is on the same server, where the ids of posts are the same. */
  readonly sameServer: boolean
}

interface Moved {
  draft: Draft
  filesLost: number
  contextLost: boolean
}

/** Returns a draft as a new one of another account. Null when all its parts were published already. */
function moveDraft(draft: Draft, { identity, sameServer }: Target): Moved | null {
  let filesLost = 0
  const moveFiles = (media: readonly DraftMedia[]) =>
    media.flatMap((file): DraftMedia[] => {
      const moved: DraftMedia = { ...file, serverId: null, attached: false, problem: null, state: 'waiting' }
      if (!isFileLost(moved)) return [moved]
      filesLost += 1
      return []
    })
  const [first, ...rest] = draft.parts
    .filter(({ posted }) => posted === null)
    .map(({ text, poll, language, spoiler, media }): DraftPart =>
      newPart(newId, { text, poll, language, spoiler, media: moveFiles(media) }),
    )
  if (!first) return null
  const { fields } = draft
  const contextLost = !sameServer && (fields.parent !== null || fields.quoted !== null)
  const kind = draft.kind === 'direct' || (draft.kind === 'reply' && sameServer) ? draft.kind : 'new'
  return {
    filesLost,
    contextLost,
    draft: {
      ...draft,
      identity,
      kind,
      editing: null,
      replaces: null,
      attempt: null,
      problem: null,
      state: 'editing',
      fields: sameServer ? fields : { ...fields, parent: null, quoted: null },
      parts: [first, ...rest],
    },
  }
}

interface DraftsPlan {
  readonly added: readonly Draft[]
  /** Number of drafts that exist already. */
  readonly same: number
  readonly unreadable: number
  /** Number of files without their bytes. */
  readonly filesLost: number
  /** Number of drafts that lose the post they reply to or quote, because it is on another server. */
  readonly contextLost: number
  /** Adds the drafts; resolves when they are stored. */
  readonly apply: () => Promise<void>
}

/** Reads drafts from a file and says which of them are new. Drafts that exist are never changed. */
export async function planDrafts(values: readonly unknown[], target: Target): Promise<DraftsPlan> {
  const store = getDrafts()
  await store.load()
  const known = store.of(target.identity)
  const contents = new Set(known.map(contentKey))
  const ids = new Set(Object.keys(store.state.getState().drafts))
  const plan = { added: [] as Draft[], same: 0, unreadable: 0, filesLost: 0, contextLost: 0 }
  for (const value of values) {
    const read = readDraft(withBlobs(value))
    const moved =
      read &&
      (target.from === target.identity
        ? {
            draft: { ...read, identity: target.identity },
            filesLost: filesIn(read).filter(isFileLost).length,
            contextLost: false,
          }
        : moveDraft(read, target))
    if (!read || !moved) {
      plan.unreadable += 1
      continue
    }
    const key = contentKey(moved.draft)
    if (contents.has(key)) {
      plan.same += 1
      continue
    }
    contents.add(key)
    const { draft } = moved
    const isTaken = ids.has(draft.id)
    // Another draft has changed since: a copy must not be published with the same keys.
    const renew = (part: DraftPart): DraftPart => ({ ...part, idempotencyKey: newId() })
    plan.added.push(
      isTaken
        ? { ...draft, id: newId(), attempt: null, state: 'editing', parts: mapParts(draft.parts, renew) }
        : draft,
    )
    plan.filesLost += moved.filesLost
    if (moved.contextLost) plan.contextLost += 1
  }
  return {
    ...plan,
    async apply() {
      for (const draft of plan.added) {
        store.restore(draft)
        const release = store.acquire(draft.id)
        await store.storeNow(draft.id)
        release()
      }
    },
  }
}
