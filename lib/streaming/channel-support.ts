import type { Software } from '@/lib/http'
import type { Channel } from './channel'

/** 'maybe': proven by the first event only; until then the channel counts as down. */
export type ChannelSupport = 'yes' | 'no' | 'maybe'

/** Akkoma ignores the arguments of a subscribe message, so it cannot know which list or tag is meant. */
const BY_ARGUMENT = /^(?:list|hashtag)/

/**
 * Returns whether a server accepts a channel by a message on its socket. Mastodon accepts all; others
 * silently ignore unknown ones. `software` null means unknown and is treated as Mastodon.
 */
export function channelSupport(software: Software | null, { stream }: Channel): ChannelSupport {
  if (software === null || software.mastodon || stream === 'user') return 'yes'
  return /^akkoma$/i.test(software.name) && BY_ARGUMENT.test(stream) ? 'no' : 'maybe'
}
