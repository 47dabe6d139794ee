import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSetting } from '@/features/settings'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { isPermanentError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import type { Revision } from '@/schemas/statuses/edits'
import { mediaShown } from '../rules'
import { setOpened, useOpened } from '../view-store'
import { messages } from './messages'
import { historyQuery } from './queries'
import { HistoryVersion } from './history-version'
import styles from './history-dialog.module.css'

const NONE: readonly EmojiLike[] = []

/** The HISTORY modal: all versions of a post, latest first, with their changes. */
export default function HistoryDialog({ payload, close }: ModalProps<'HISTORY'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const status = useEntity('status', payload.statusId)
  const display = useSetting('displayMedia')
  const name = keyWithin(runtime.identity, payload.statusId)
  const { media } = useOpened(name)
  const list = useRef<HTMLOListElement>(null)
  const { data, error, refetch, isFetching } = useQuery(historyQuery(runtime, payload.statusId))
  // Media that are sensitive now are covered in all versions.
  const now = data?.at(-1)?.sensitive ?? false
  const covers = ({ sensitive }: Revision) => !mediaShown(sensitive || now, display, media)
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      {...(data &&
        data.length > 1 && {
          description: intl.formatMessage(messages.versions, { count: data.length }),
        })}
      onClose={close}
      onFailed={close}
    >
      {!data && !error && <Waiting />}
      {!data &&
        error &&
        (isPermanentError(error) ? (
          <EmptyState title={intl.formatMessage(messages.unavailable)} compact />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} compact />
        ))}
      {data && data.length < 2 && <EmptyState title={intl.formatMessage(messages.empty)} compact />}
      {data?.some((revision) => revision.media_attachments.length > 0 && covers(revision)) && (
        <Button
          size="small"
          onClick={() => {
            setOpened(name, { media: true })
            // The pressed button was removed: focus the list.
            list.current?.focus()
          }}
        >
          {intl.formatMessage(messages.showMedia)}
        </Button>
      )}
      {data && data.length > 1 && (
        <ol className={styles.versions} reversed ref={list} tabIndex={-1}>
          {data
            .map((revision, at) => (
              <HistoryVersion
                key={at}
                revision={revision}
                before={data[at - 1]}
                language={status?.language ?? null}
                emojis={status?.emojis ?? NONE}
                covered={covers(revision)}
              />
            ))
            .toReversed()}
        </ol>
      )}
    </Dialog>
  )
}

const Waiting = () => (
  <div className={styles.version} aria-hidden>
    <SkeletonBar width={0.4} />
    <SkeletonBar width={0.9} line={4} />
    <SkeletonBar width={0.6} line={4} />
  </div>
)
