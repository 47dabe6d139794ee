import type { ClipboardEvent } from 'react'
import { quoteChoice } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import { splitStatuses } from '@/lib/cache'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { searchDto } from '@/schemas/search'
import { getDrafts } from '../drafts/drafts'
import { snapshotOf } from '../drafts/post-snapshot'
import { agreed } from './quote'
import { quoteMessages as messages } from './quote-messages'
import { quoteRefusal } from '../publish/rules'
import type { Composing } from '../editor/use-composer'

/** The one web address a pasted text consists of, or null. */
function linkIn(text: string): string | null {
  const trimmed = text.trim()
  if (!/^https?:\/\/\S+\/\S+$/i.test(trimmed) || !URL.canParse(trimmed)) return null
  return trimmed
}

/**
 * Turns a pasted link to a post into a quote where that is possible: no quote, file or poll yet, no edit, and exactly
 * one post found that its author lets be quoted. Else the link stays what it is. The way back is
 * offered for some seconds.
 */
export function usePasteQuote(composing: Composing | null): (event: ClipboardEvent) => void {
  const runtime = useRuntime()
  const intl = useIntl()
  const latest = useStableCallback(() => composing)
  const held = (id: string) => getDrafts().state.getState().drafts[id]

  async function quote(id: string, link: string) {
    const { data, sent } = await runtime.http.request('/api/v2/search', {
      schema: searchDto,
      query: { q: link, type: 'statuses', resolve: true, limit: 2 },
    })
    const { rows, ids } = splitStatuses(data.statuses)
    runtime.cache.ingest(rows, sent)
    const status = ids.length === 1 && ids[0] ? runtime.cache.read('status', ids[0]) : undefined
    if (
      !status ||
      !quoteChoice(status, runtime.me, true).allowed ||
      !(await agreed(status, runtime.identity.who))
    )
      return
    const quoted = await snapshotOf(runtime, status)
    // Since then the draft may have got a file, become private, or be on its way.
    const draft = held(id)
    const now = latest()
    if (!draft || now?.draft.id !== id || now.readOnly || quoteRefusal(draft, now.visibility, true)) return
    const before = draft.parts[0].text
    const text = before.replace(link, '').replace(/[ \t]+$/, '')
    getDrafts().change(id, { quoted, text })
    const after = held(id)?.parts[0].text
    pushToast({
      text: intl.formatMessage(messages.instead),
      identity: runtime.identity.who,
      key: `quoted:${id}`,
      action: {
        label: intl.formatMessage(messages.undo),
        run: () => {
          const now = held(id)
          const text = now?.parts[0].text ?? ''
          getDrafts().change(id, {
            quoted: null,
            text: text === after ? before : `${text} ${link}`,
          })
        },
      },
    })
  }
  return useStableCallback((event: ClipboardEvent) => {
    const link = linkIn(event.clipboardData.getData('text/plain'))
    if (!link || !composing || composing.readOnly || !composing.hasQuotes) return
    if (quoteRefusal(composing.draft, composing.visibility, true)) return
    // Nothing is lost when it fails: the link is in the text.
    quote(composing.draft.id, link).catch(() => undefined)
  })
}
