import { useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { startExcerpt } from '../preview/preview'
import { searchedText } from '../phrases'
import { PostLine } from '../preview/post-line'
import { messages } from './messages'
import styles from './filter-editor.module.css'

function Entry({ id, onRemove }: { id: StatusId; onRemove: () => void }) {
  const intl = useIntl()
  const status = useEntity('status', id)
  const remove = (
    <IconButton
      icon={<CloseIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.removePost)}
      onClick={onRemove}
    />
  )
  if (status && !status.gone)
    return <PostLine status={status} excerpt={startExcerpt(searchedText(status))} action={remove} />
  return (
    <li className={styles.missingPost}>
      {intl.formatMessage(messages.postUnavailable)}
      {remove}
    </li>
  )
}

interface Props {
  posts: readonly StatusId[]
  onRemove: (id: StatusId) => void
}

/** The single posts in a filter, each with a button to remove it. */
export function PostEntries({ posts, onRemove }: Props) {
  const intl = useIntl()
  if (posts.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(messages.posts)}</legend>
      <ul className={styles.posts}>
        {posts.map((id) => (
          <Entry key={id} id={id} onRemove={() => onRemove(id)} />
        ))}
      </ul>
    </fieldset>
  )
}
