import type { ClipboardEvent } from 'react'
import { quoteChoice } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import { normaliseStatuses } from '@/lib/cache'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { searchDto } from '@/schemas/search'
import { useDrafts } from '../drafts/use-drafts'
import { postSnapshotOf } from '../drafts/post-snapshot'
import { confirmQuote } from '../open/quote'
import { composerQuoteMessages as messages } from '../editor/previews/quote-messages'
import { quoteRefusal } from '../audience/audience-rules'
import type { Composing } from '../editor/composing'

/** Returns the web address if a pasted text consists of exactly one, else null. */
function linkIn(text: string): string | null {
  const trimmed = text.trim()
  if (!/^https?:\/\/\S+\/\S+$/i.test(trimmed) || !URL.canParse(trimmed)) return null
  return trimmed
}

/**
 * Turns a pasted link to a post into a quote where that is possible: no quote, file or poll yet, no edit, and exactly
 * one post found that its author allows to quote. Otherwise the link stays a link. Undo is
 * offered for some seconds.
 */
export function usePasteQuote(composing: Composing | null): (event: ClipboardEvent) => void {
  const runtime = useRuntime()
  const intl = useIntl()
  const drafts = useDrafts()
  const latest = useStableCallback(() => composing)
  const draftOf = (id: string) => drafts.state.getState().drafts[id]

  async function quote(id: string, link: string) {
    const { data, sent } = await runtime.http.request('/api/v2/search', {
      schema: searchDto,
      query: { q: link, type: 'statuses', resolve: true, limit: 2 },
    })
    const { rows, ids } = normaliseStatuses(data.statuses)
    runtime.cache.ingest(rows, sent)
    const status = ids.length === 1 && ids[0] ? runtime.cache.read('status', ids[0]) : undefined
    if (
      !status ||
      !quoteChoice(status, runtime.me, true).allowed ||
      !(await confirmQuote(status, runtime.identity.key))
    )
      return
    const quoted = await postSnapshotOf(runtime, status)
    // By now the draft may have a file, be private, or be sending.
    const draft = draftOf(id)
    const now = latest()
    if (!draft || now?.draft.id !== id || now.readOnly || quoteRefusal(draft, now.visibility, true)) return
    const before = draft.parts[0].text
    const text = before.replace(link, '').replace(/[ \t]+$/, '')
    drafts.change(id, { quoted, text })
    const after = draftOf(id)?.parts[0].text
    pushToast({
      text: () => intl.formatMessage(messages.fromLink),
      identity: runtime.identity.key,
      key: `quoted:${id}`,
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () => {
          const now = draftOf(id)
          const text = now?.parts[0].text ?? ''
          drafts.change(id, {
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
    // Ignore failures: the link is in the text.
    quote(composing.draft.id, link).catch(() => undefined)
  })
}
