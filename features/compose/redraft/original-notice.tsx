import { useStore } from 'zustand'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon } from '@/lib/ui/icons'
import { ComposerNotice, NoticeRegion } from '../editor/notice'
import type { Composing } from '../editor/composing'
import { messages } from './messages'
import { deleteOriginal, deletingOriginals } from './original'

/** Shows that the replaced post still exists, and offers to delete it or to keep both. */
export function OriginalNotice({ composing }: { composing: Composing }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { drafts, draft, readOnly } = composing
  const { id, replaces } = draft
  const deleting = useStore(deletingOriginals, (state) => state.drafts[id] ?? false)
  const remove = () => void deleteOriginal(runtime, drafts, id, intl)
  return (
    <NoticeRegion>
      {replaces && (
        <ComposerNotice tone="warning" aria-busy={deleting || undefined}>
          <AlertIcon size={16} aria-hidden />
          <p>
            {deleting ? (
              intl.formatMessage(messages.deleting)
            ) : (
              <>
                <strong>{intl.formatMessage(replaces.exists ? messages.exists : messages.mayExist)}</strong>{' '}
                <bdi>{replaces.reason}</bdi>
              </>
            )}
          </p>
          <Button size="small" busy={deleting} disabled={readOnly} onClick={remove}>
            {intl.formatMessage(messages.deleteOriginal)}
          </Button>
          <Button
            size="small"

            disabled={readOnly || deleting}
            onClick={() => drafts.mark(id, { replaces: null })}
          >
            {intl.formatMessage(messages.keepBoth)}
          </Button>
        </ComposerNotice>
      )}
    </NoticeRegion>
  )
}
