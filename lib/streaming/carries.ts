import type { Software } from '@/lib/http'
import type { Channel } from './channel'

/** maybe = known from the first event only: until then the channel counts as down. */
export type Certainty = 'yes' | 'no' | 'maybe'

/** Akkoma reads no argument in a message, so it cannot know which list or tag is meant. */
const BY_ARGUMENT = /^(?:list|hashtag)/

/**
 * Whether a server takes this channel by a message on its socket. Mastodon takes all; others ignore without a word what
 * they do not have. `software` null: not known, taken for Mastodon.
 */
export function carries(software: Software | null, { stream }: Channel): Certainty {
  if (software === null || software.mastodon || stream === 'user') return 'yes'
  return /^akkoma$/i.test(software.name) && BY_ARGUMENT.test(stream) ? 'no' : 'maybe'
}
