type Stored = Record<string, unknown>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Id that the first part of a thread had before it was stored as a part. */
const FIRST = 'first'

/** `fields` and `media` of version 1: the choices for the thread, and the content of its first part. */
function split(fields: unknown, media: unknown) {
  const { text, poll, ...rest } = isObject(fields) ? fields : {}
  return { fields: isObject(fields) ? rest : fields, part: { text, poll, media } }
}

/** Converts `essence` of version 1 to the current format, so that both compare as equal. */
function essenceFrom1(original: unknown): unknown {
  try {
    const read: unknown = JSON.parse(String(original))
    if (!Array.isArray(read) || !isObject(read[0])) return original
    const [{ text, poll, ...fields }, files, further] = read as [Stored, unknown, unknown]
    return JSON.stringify([fields, [[text, poll, null, files, null], ...listOf(further)]])
  } catch {
    return original
  }
}

function editingFrom1(editing: unknown): unknown {
  if (!isObject(editing)) return editing
  const { base, original, ...rest } = editing
  return {
    ...rest,
    original: essenceFrom1(original),
    base: isObject(base) ? { editedAt: base.editedAt, ...split(base.fields, base.media) } : base,
  }
}

function attemptFrom1(attempt: unknown): unknown {
  if (!isObject(attempt)) return attempt
  const part = attempt.part ?? FIRST
  return { ...attempt, part, isContinuation: part !== FIRST }
}

/** Version 1 kept the first part of a thread in `fields` and `media`, and one key for all parts. */
function from1(stored: Stored): Stored {
  const { fields, media, parts, posted, postedText, idempotencyKey: key, ...rest } = stored
  const first = split(fields, media)
  const further = listOf(parts).map((part) =>
    isObject(part) ? { ...part, idempotencyKey: `${String(key)}-${String(part.id)}` } : part,
  )
  return {
    ...rest,
    version: 2,
    fields: first.fields,
    parts: [{ ...first.part, id: FIRST, idempotencyKey: key, posted, postedText }, ...further],
    editing: editingFrom1(rest.editing),
    attempt: attemptFrom1(rest.attempt),
  }
}

/**
 * Converts a stored draft of an earlier version to the current shape. Nothing is checked here: the schema of drafts
 * parses the result.
 */
export const migrate = (stored: unknown): unknown =>
  isObject(stored) && stored.version === 1 ? from1(stored) : stored
