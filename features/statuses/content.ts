import { useMemo } from 'react'
import { FOLDED_LENGTH } from '@/lib/html/sanitize/bounds'
import { renderHtml, type Rendered, type RenderOptions } from '@/lib/html/render'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { replacesLink } from './quotes/quote-view'

/** Context that the rendering of content depends on in addition to the post. */
export interface ContentSetting {
  /** Origin of the user's server. */
  server: string
  /** Prefix of our routes in this tab. */
  base: string
}

/** Returns the context of this part of the page. */
export function useContentSetting(): ContentSetting {
  const { identity } = useRuntime()
  const { hrefOf } = useNavigation()
  const base = hrefOf('/').replace(/\/$/, '')
  return useMemo(() => ({ server: identity.server, base }), [identity.server, base])
}

/**
 * Returns the render options of a post's text, the same everywhere so that the result is cached. `limit`: how
 * much is parsed.
 */
export const contentOptions = (
  status: Status,
  setting: ContentSetting,
  limit = FOLDED_LENGTH,
): RenderOptions => ({
  emojis: status.emojis,
  mentions: status.mentions,
  tags: status.tags,
  quoted: Boolean(status.quote && replacesLink(status.quote)),
  hashtagBar: true,
  limit,
  ...setting,
})

/** Returns the rendered text of a post, cached. */
export const contentOf = (status: Status, setting: ContentSetting, limit?: number): Rendered =>
  renderHtml(status.content, contentOptions(status, setting, limit))
