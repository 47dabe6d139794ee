import type { Limits } from '@/features/instance'
import { lengthOf } from '@/features/compose'
import type { ApiError } from '@/lib/http'
import type { FieldValue, ProfileValues, ValueName } from './profile-values'
import { codePointCount } from '@/lib/util/code-points'

/** A problem of a custom field that the form finds without the server. */
export type FieldProblem = 'nameMissing' | 'nameTooLong' | 'valueTooLong'

/** Returns how many more characters the name and the bio can have; below 0 they are too long. */
export const profileCharactersLeft = (
  { displayName, note }: Pick<ProfileValues, 'displayName' | 'note'>,
  { profile, charactersPerUrl }: Pick<Limits, 'profile' | 'charactersPerUrl'>,
) => ({
  displayName: profile.nameCharacters - codePointCount(displayName.trim()),
  note: profile.noteCharacters - lengthOf(note.trim(), charactersPerUrl),
})

/** Returns the problem of a custom field; null when it can be saved. A field without text is dropped. */
export function fieldProblem({ name, value }: FieldValue, limits: Limits['profile']): FieldProblem | null {
  if (name.trim() === '') return value.trim() === '' ? null : 'nameMissing'
  if (codePointCount(name.trim()) > limits.fieldNameCharacters) return 'nameTooLong'
  return codePointCount(value.trim()) > limits.fieldValueCharacters ? 'valueTooLong' : null
}

/** Shortest text of a field that is looked for in a message: a shorter one would be found in other words. */
const MIN_NAMED = 3

/** Which custom field a message of the server is about. */
interface RefusedField {
  key: string
  part: 'name' | 'value'
}

/** Returns the field that a message about the fields names, by its longest text; else the first. Null without fields. */
export function refusedField(fields: readonly FieldValue[], message: string): RefusedField | null {
  const text = message.toLowerCase()
  const named = fields.flatMap(({ key, ...parts }) =>
    (['name', 'value'] as const).flatMap((part) => {
      const own = parts[part].trim().toLowerCase()
      return own.length >= MIN_NAMED && text.includes(own) ? [{ key, part, length: own.length }] : []
    }),
  )
  const [longest] = named.sort((a, b) => b.length - a.length)
  if (longest) return { key: longest.key, part: longest.part }
  const [first] = fields
  return first ? { key: first.key, part: 'name' } : null
}

const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/iu

/** Returns the first text that is not a domain. */
export const invalidDomain = (domains: readonly string[]): string | undefined =>
  domains.find((domain) => !DOMAIN.test(domain))

/** Attributes in the messages and details of servers. */
const ATTRIBUTES: readonly (readonly [RegExp, ValueName])[] = [
  [/^display[ _]name/i, 'displayName'],
  [/^note/i, 'note'],
  [/^fields/i, 'fields'],
  [/^attribution[ _]domains/i, 'attributionDomains'],
  [/^(?:settings|setting)?_?default_privacy|^privacy/i, 'privacy'],
  [/^(?:settings_)?default_language|^language/i, 'language'],
]

const attributeOf = (text: string) => ATTRIBUTES.find(([pattern]) => pattern.test(text))?.[1]

/** Returns the messages of a refusal about some values, by value: from its details, else from its text. */
export function profileProblems(
  { status, message, details = {} }: ApiError,
  names: readonly ValueName[],
): ReadonlyMap<ValueName, string> {
  const problems = new Map<ValueName, string>()
  if (status !== 422) return problems
  const add = (name: ValueName | undefined, text: string) => {
    if (name && names.includes(name) && !problems.has(name)) problems.set(name, text)
  }
  for (const [attribute, found] of Object.entries(details))
    add(attributeOf(attribute), found.map(({ description }) => description).join(', '))
  for (const part of message.replace(/^Validation failed: /, '').split(/, (?=[A-Z])/))
    add(attributeOf(part), part)
  return problems
}
