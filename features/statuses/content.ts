import { useMemo } from 'react'
import { FOLDED_LENGTH } from '@/lib/html/sanitize/bounds'
import { renderHtml, type Rendered, type RenderOptions } from '@/lib/html/render'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'

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

/** How the text of a post is rendered; the same everywhere, so that it is rendered once. `limit`: how much is parsed. */
export const contentOptions = (
  status: Status,
  setting: ContentSetting,
  limit = FOLDED_LENGTH,
): RenderOptions => ({
  emojis: status.emojis,
  mentions: status.mentions,
  tags: status.tags,
  quoted: Boolean(status.quote),
  hashtagBar: true,
  limit,
  ...setting,
})

/** The rendered text of a post, from memory when it was rendered before. */
export const contentOf = (status: Status, setting: ContentSetting, limit?: number): Rendered =>
  renderHtml(status.content, contentOptions(status, setting, limit))
