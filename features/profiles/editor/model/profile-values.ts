import { isSameJson } from '@/lib/util/is-same-json'
import type { OwnProfileDto } from '@/schemas/accounts/own-profile'

/** A custom field as it was typed. */
export interface FieldValue {
  /** Identifies it among the others while they are sorted. */
  readonly key: string
  readonly name: string
  readonly value: string
}

/** The values of the form. Null = the server does not offer it. */
export interface ProfileValues {
  readonly displayName: string
  readonly note: string
  readonly fields: readonly FieldValue[]
  readonly bot: boolean
  readonly locked: boolean
  readonly discoverable: boolean | null
  readonly indexable: boolean | null
  readonly hideCollections: boolean | null
  readonly showMedia: boolean | null
  readonly showMediaReplies: boolean | null
  readonly showFeatured: boolean | null
  readonly privacy: string | null
  readonly sensitive: boolean | null
  /** '' = not set. */
  readonly language: string | null
  readonly quotePolicy: string | null
  readonly attributionDomains: readonly string[] | null
}
export type ValueName = keyof ProfileValues
/** Values that differ from those on the server. */
export type ProfileChanges = Partial<ProfileValues>

/** Changes that are not saved yet. */
export interface ProfileEdits {
  readonly changes: ProfileChanges
  /** The values on the server when each change began, to notice that they were changed elsewhere. */
  readonly base: ProfileChanges
}

/** The profile of the user as the server has it, with the texts as they were typed. */
export interface OwnProfile {
  readonly values: ProfileValues
  /** Links of custom fields that the server has verified: the value, and when (ISO 8601). */
  readonly verified: ReadonlyMap<string, string>
}

/** Null where the server does not send it; a choice that was never made is off. */
const offered = (...found: (boolean | null | undefined)[]): boolean | null => {
  const sent = found.filter((value) => value !== undefined)
  return sent.length === 0 ? null : (sent.find((value) => value !== null) ?? false)
}

/** Reads the profile from a response about the user’s account. */
export function ownProfileOf(dto: OwnProfileDto): OwnProfile {
  const { source } = dto
  const fields = source.fields ?? []
  return {
    values: {
      displayName: dto.display_name,
      note: source.note ?? '',
      fields: fields.map(({ name, value }, at) => ({ key: String(at), name, value })),
      bot: dto.bot,
      locked: dto.locked,
      discoverable: offered(source.discoverable, dto.discoverable),
      indexable: offered(source.indexable, dto.indexable),
      hideCollections: offered(source.hide_collections, dto.hide_collections),
      showMedia: offered(dto.show_media),
      showMediaReplies: offered(dto.show_media_replies),
      showFeatured: offered(dto.show_featured),
      privacy: source.privacy === 'unknown' ? null : (source.privacy ?? null),
      sensitive: offered(source.sensitive),
      language: source.language === undefined ? null : (source.language ?? ''),
      quotePolicy: source.quote_policy ?? null,
      attributionDomains: source.attribution_domains ?? null,
    },
    verified: new Map(
      fields.flatMap(({ value, verified_at }) => (verified_at === null ? [] : [[value, verified_at]])),
    ),
  }
}

/** Returns the domains in lines of text as servers store them. */
export const tidyDomains = (lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .flatMap((line) => line.split(/[\s,]+/))
      .map((domain) =>
        domain
          .replace(/^https?:\/\//i, '')
          .replace(/^\*\./, '')
          .replace(/\/$/, ''),
      )
      .filter((domain) => domain !== ''),
  ),
]

const tidyFields = (fields: readonly FieldValue[]): FieldValue[] =>
  fields
    .map(({ name, value }) => ({ key: '', name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '')

/** Returns changes as servers store them: trimmed and without empty items. */
function tidied(changes: ProfileChanges): ProfileChanges {
  const { displayName, note, fields, attributionDomains } = changes
  return {
    ...changes,
    ...(displayName !== undefined && { displayName: displayName.trim() }),
    ...(note !== undefined && { note: note.trim() }),
    ...(fields !== undefined && { fields: tidyFields(fields) }),
    ...(attributionDomains && { attributionDomains: tidyDomains(attributionDomains) }),
  }
}

const picked = (changes: ProfileChanges, isWanted: (name: ValueName) => boolean): ProfileChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => isWanted(name as ValueName)))

/** Returns the changes to some values. */
export const changesOf = (changes: ProfileChanges, names: readonly ValueName[]): ProfileChanges =>
  picked(changes, (name) => names.includes(name))

/** Returns the changes that saving would send. */
export function unsavedChanges(values: ProfileValues, changes: ProfileChanges): ProfileChanges {
  const saved = tidied(values)
  const wanted = tidied(changes)
  return picked(wanted, (name) => !isSameJson(wanted[name], saved[name]))
}

/** Returns the names of changed values whose value on the server is not the one that the change began with. */
export const changedElsewhere = (
  values: ProfileValues,
  { changes, base }: ProfileEdits,
  names: readonly ValueName[],
): ValueName[] => {
  const [saved, began] = [tidied(values), tidied(base)]
  const unsaved = unsavedChanges(values, changes)
  return names.filter((name) => name in unsaved && name in began && !isSameJson(began[name], saved[name]))
}

/** Returns edits of these changes: those that are new are based on `values`. */
const editsOf = (values: ProfileValues, changes: ProfileChanges, base: ProfileChanges): ProfileEdits => ({
  changes,
  base: picked({ ...values, ...base }, (name) => name in changes && values[name] !== null),
})

/** Merges changes, without those that equal the value on the server again. */
export function withChanges(values: ProfileValues, edits: ProfileEdits, part: ProfileChanges): ProfileEdits {
  const all = { ...edits.changes, ...part }
  const changes = picked(all, (name) => !isSameJson(all[name], values[name]))
  return editsOf(values, changes, edits.base)
}

/** Drops changes, except what was changed again since, which is based on `values` from then on. */
export function withoutChanges(
  values: ProfileValues,
  edits: ProfileEdits,
  gone: ProfileChanges,
): ProfileEdits {
  const changes = picked(
    edits.changes,
    (name) => !(name in gone) || !isSameJson(edits.changes[name], gone[name]),
  )
  return editsOf(
    values,
    changes,
    picked(edits.base, (name) => !(name in gone)),
  )
}
