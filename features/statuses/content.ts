import { useMemo } from 'react'
import { renderHtml, type Rendered, type RenderOptions } from '@/lib/html/render'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { isQuoteRendered } from './quotes/quote-view'

/** Where content is shown: what its links and pictures depend on beside the post. */
export interface ContentSetting {
  /** Origin of the own server. */
  server: string
  /** What stands before our routes in this tab. */
  base: string
}

/** The setting of this part of the page. */
export function useContentSetting(): ContentSetting {
  const { identity } = useRuntime()
  const { hrefOf } = useNavigation()
  const base = hrefOf('/').replace(/\/$/, '')
  return useMemo(() => ({ server: identity.server, base }), [identity.server, base])
}

/**
 * How the text of a post is rendered; the same everywhere, so that it is rendered once. `lost`: the post it quotes turned
 * out to be gone, so that its fallback line says what nothing else does.
 */
export const contentOptions = (status: Status, setting: ContentSetting, lost = false): RenderOptions => ({
  emojis: status.emojis,
  mentions: status.mentions,
  tags: status.tags,
  quoted: !lost && isQuoteRendered(status.quote),
  hashtagBar: true,
  ...setting,
})

/** The rendered text of a post, from memory when it was rendered before. */
export const contentOf = (status: Status, setting: ContentSetting): Rendered =>
  renderHtml(status.content, contentOptions(status, setting))
