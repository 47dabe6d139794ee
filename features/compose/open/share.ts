/** Content shared by another app, with the names of the Web Share Target API. */
export interface Shared {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** Longer texts are somebody's mistake, or mischief. */
const LONGEST = 20_000

const read = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

/** One text of a shared title, text and address: each once, in that order, the address last. '' = nothing shared. */
export function sharedText({ title, text, url }: Shared): string {
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
