import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon } from '@/lib/ui/icons'
import styles from '../editor/composer-notices.module.css'
import { getDrafts } from '../drafts/drafts'
import type { Composing } from '../editor/use-composer'
import { messages } from './messages'
import { deleteOriginal, useDeletingOriginal } from './original'

/** Shows that the replaced post still exists, and offers to delete it or to keep both. */
export function OriginalNotice({ composing }: { composing: Composing }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { draft, readOnly } = composing
  const { id, replaces } = draft
  const deleting = useDeletingOriginal((state) => state.drafts[id] ?? false)
  const remove = () => void deleteOriginal(runtime, getDrafts(), id, intl)
  return (
    <div role="alert" className={styles.live}>
      {replaces && (
        <div className={styles.line} data-tone="warning" aria-busy={deleting || undefined}>
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
          <Button size="small" className={styles.action} busy={deleting} disabled={readOnly} onClick={remove}>
            {intl.formatMessage(messages.deleteOriginal)}
          </Button>
          <Button
            size="small"
            className={styles.action}
            disabled={readOnly || deleting}
            onClick={() => getDrafts().mark(id, { replaces: null })}
          >
            {intl.formatMessage(messages.keepBoth)}
          </Button>
        </div>
      )}
    </div>
  )
}
