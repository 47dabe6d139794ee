import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { VisibilityIcon } from '@/features/statuses'
import type { Parent } from '../../drafts/draft'
import { messages } from '../../messages'
import { Excerpt } from './excerpt'
import styles from './reply-preview.module.css'

interface Props {
  parent: Parent
  /** True when the name of the author is shown above, so that the handle is enough. */
  titled: boolean
  /** Turns the reply into a new post; null = not possible now. */
  onDetach: (() => void) | null
}

/** Preview of the replied-to post, in two lines. */
export function ReplyPreview({ parent, titled, onDetach }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.preview} data-private={parent.visibility === 'direct' || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          {titled ? (
            <bdi>{parent.acct}</bdi>
          ) : (
            intl.formatRich(messages.replyingTo, {
              name: <bdi key="name">{parent.name || parent.acct}</bdi>,
            })
          )}
          {parent.visibility !== 'public' && <VisibilityIcon visibility={parent.visibility} />}
        </p>
        {parent.excerpt && (
          <p className={styles.excerpt} dir="auto">
            <Excerpt post={parent} />
          </p>
        )}
      </div>
      {onDetach && (
        <IconButton
          icon={<CloseIcon />}
          label={intl.formatMessage(messages.cancelReply)}
          size="small"
          onClick={onDetach}
        />
      )}
    </div>
  )
}
