import { visibleName } from '@/schemas/name'

interface Named {
  display_name: string
  username: string
  emojis: readonly { shortcode: string }[]
}

/** An account's name where pictures cannot stand in it, without the codes of its custom emoji. */
export function plainName({ display_name: name, username, emojis }: Named): string {
  const words = emojis.reduce((text, { shortcode }) => text.replaceAll(`:${shortcode}:`, ' '), name)
  return visibleName(words.replace(/\s+/g, ' ').trim()) || username
}
