import type { ApiError } from '@/lib/http'
import type { FilterField } from './draft'

/** Attributes of a filter in the messages and details of servers, by their first word. */
const FIELDS: Readonly<Record<string, FilterField>> = {
  title: 'title',
  phrase: 'keywords',
  keyword: 'keywords',
  keywords: 'keywords',
  context: 'context',
  action: 'action',
  filter_action: 'action',
  expires: 'expiry',
  expires_in: 'expiry',
  statuses: 'posts',
}

const fieldOf = (text: string): FilterField | undefined => {
  if (/is not a valid action/.test(text)) return 'action'
  const [word = ''] = text.toLowerCase().split(/[\s.[]/)
  return Object.hasOwn(FIELDS, word) ? FIELDS[word] : undefined
}

/**
 * Returns the server's messages about single fields of a filter. Mastodon names the fields only in the text:
 * "Validation failed: Title can't be blank, Context can't be blank".
 */
export function serverProblems({ status, message, details = {} }: ApiError): Map<FilterField, string> {
  const problems = new Map<FilterField, string>()
  if (status !== 422 && status !== 400) return problems
  const add = (field: FilterField | undefined, text: string) => {
    if (field && !problems.has(field)) problems.set(field, text)
  }
  for (const [name, found] of Object.entries(details))
    for (const { description } of found) add(fieldOf(name), description)
  for (const part of message.replace(/^Validation failed: /, '').split(/, (?=[A-Z'])/))
    add(fieldOf(part), part)
  return problems
}
