import { VisibilityIcon } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, QuoteIcon } from '@/lib/ui/icons'
import type { PostSnapshot } from '../../drafts/draft-parts'
import { Excerpt } from './excerpt'
import { composerQuoteMessages as messages } from './quote-messages'
import styles from './quote-preview.module.css'

interface Props {
  post: PostSnapshot
  /** Null in an edit, which cannot change the quote. */
  onRemove: (() => void) | null
}

/** Preview of the quoted post under the text. */
export function QuotePreview({ post, onRemove }: Props) {
  const intl = useIntl()
  return (
    <fieldset className={styles.quote} aria-label={intl.formatMessage(messages.quoting, { name: post.name })}>
      <div className={styles.words}>
        <p className={styles.author}>
          <QuoteIcon size={14} aria-hidden />
          <Avatar src={post.avatar} className={styles.avatar} />
          <bdi className={styles.name}>{post.name}</bdi>
          <bdi className={styles.acct}>{post.acct}</bdi>
          {post.visibility !== 'public' && <VisibilityIcon visibility={post.visibility} />}
        </p>
        {post.excerpt && (
          <p className={styles.excerpt} dir="auto">
            <Excerpt post={post} />
          </p>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={<CloseIcon />}
          label={intl.formatMessage(messages.remove)}
          size="small"
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}
