import { visibleName } from '@/schemas/accounts/name'

interface Named {
  display_name: string
  username: string
  emojis: readonly { shortcode: string }[]
}

/** Returns an account's name without the shortcodes of custom emoji, for places that cannot show images. */
export function plainName({ display_name: name, username, emojis }: Named): string {
  const words = emojis.reduce((text, { shortcode }) => text.replaceAll(`:${shortcode}:`, ' '), name)
  return visibleName(words.replace(/\s+/g, ' ').trim()) || username
}
