/** Content shared by another app, with the names of the Web Share Target API. */
export interface SharedContent {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** Maximum length of a shared text; longer ones are mistakes or abuse. */
const MAX_SHARED_LENGTH = 20_000

const read = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_SHARED_LENGTH) : ''

/** Joins a shared title, text and address without repetitions, the address last. '' = nothing shared. */
export function sharedText({ title, text, url }: SharedContent): string {
  const body = read(text)
  const head = read(title)
  const link = read(url)
  const parts = [
    head !== '' && !body.includes(head) ? head : '',
    body,
    // Some apps put the address into the text.
    link !== '' && !body.includes(link) && !head.includes(link) ? link : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
