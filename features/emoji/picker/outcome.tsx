import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import type { Choice } from '../button/choice'
import { EmojiDataError } from '../data/emoji-error'
import { messages } from '../messages'
import type { Emojis } from '../use-emojis'
import styles from './picker.module.css'
import { GridPlaceholder } from './picker-placeholder'

/** The limit of the search: with as many results there may be more. */
const MAX_RESULTS = 75

interface Props {
  emojis: Emojis
  found: readonly Choice[] | null
}

/** Status of the grid: loading, what failed, the number of results. */
export function Outcome({ emojis, found }: Props) {
  const intl = useIntl()
  const { nativeError, customError, custom, native, loading, retry } = emojis
  const count = found?.length ?? 0
  const title = nativeError instanceof EmojiDataError && nativeError.kind === 'format' ? 'format' : 'failed'
  return (
    <>
      {loading && (
        <div className={styles.coming}>
          <GridPlaceholder />
        </div>
      )}
      {nativeError && !loading && (
        <div className={custom.length > 0 ? styles.line : styles.waiting}>
          <ErrorState
            compact
            title={intl.formatMessage(messages[title])}
            text={custom.length > 0 ? '' : intl.formatMessage(messages.failedHint)}
            onRetry={retry}
          />
        </div>
      )}
      {customError && native.length > 0 && !found && (
        <p className={styles.line}>
          {intl.formatMessage(messages.customFailed)}{' '}
          <Button size="small" variant="quiet" onClick={retry}>
            {intl.formatMessage(messages.tryAgain)}
          </Button>
        </p>
      )}
      {found && count === 0 && (
        <div className={styles.waiting}>
          <EmptyState
            compact
            title={intl.formatMessage(messages.found, { count })}
            text={intl.formatMessage(messages.noneHint)}
          />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {found && intl.formatMessage(count < MAX_RESULTS ? messages.found : messages.foundMany, { count })}
      </p>
    </>
  )
}
