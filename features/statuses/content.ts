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

interface ContentParts {
  /** How much is parsed. */
  limit?: number
  /** True when the quoted post turned out to be missing, so that the line with its link stays. */
  quoteLost?: boolean
}

/** Returns the render options of a post's text, the same everywhere so that the result is cached. */
export const contentOptions = (
  status: Status,
  setting: ContentSetting,
  { limit = FOLDED_LENGTH, quoteLost = false }: ContentParts = {},
): RenderOptions => ({
  emojis: status.emojis,
  mentions: status.mentions,
  tags: status.tags,
  quoted: Boolean(status.quote && !quoteLost && replacesLink(status.quote)),
  hashtagBar: true,
  limit,
  ...setting,
})

/** Returns the rendered text of a post, cached. */
export const contentOf = (status: Status, setting: ContentSetting, parts?: ContentParts): Rendered =>
  renderHtml(status.content, contentOptions(status, setting, parts))
