import { useIntl } from '@/lib/i18n'
import { FOLDED_LENGTH, MAX_LENGTH, OPEN_LENGTH } from '@/lib/html/sanitize/bounds'
import { Html } from '@/lib/html/html'
import { useLoadedParts } from '@/lib/html/sanitize/sanitizer'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Status } from '@/schemas/entities'
import { contentOf, contentOptions, useContentSetting } from '../../content'
import { linkOf } from '../../link'
import { useQuoteLost } from '../../quotes/use-quote-lost'
import { useContentNavigate } from '../../resolve/use-content-navigate'
import { setOpened, useOpened } from '../../view-store'
import { HashtagBar } from './hashtag-bar'
import { messages } from '../messages'
import styles from './post-text.module.css'

interface Props {
  status: Status
  /** The open post of a thread is never folded. */
  whole: boolean
  /** Key of the post in the view store. */
  name: string
}

/** The text of a post: folded when long, closing hashtags in a bar, and a note where parts were left out. */
export function PostText({ status, whole, name }: Props) {
  const intl = useIntl()
  const onNavigate = useContentNavigate()
  const setting = useContentSetting()
  const { unfolded = false } = useOpened(name)
  const limit = unfolded ? MAX_LENGTH : whole ? OPEN_LENGTH : FOLDED_LENGTH
  const parts = { limit, quoteLost: useQuoteLost(status.quote) }
  const { long, more, text, hashtags, cut, partsLoaded } = contentOf(status, setting, parts)
  useLoadedParts(partsLoaded !== null)
  const foldable = long && !whole
  const folded = foldable && !unfolded
  const original = linkOf(status)
  const body = (
    <Html
      content={status.content}
      {...contentOptions(status, setting, parts)}
      lang={status.language}
      onNavigate={onNavigate}
    />
  )
  return (
    <>
      {(text.trim() !== '' || more) && (
        <div className={styles.text}>
          {foldable ? (
            <div className={styles.fold} data-folded={folded || undefined}>
              {body}
            </div>
          ) : (
            body
          )}
          {foldable && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={!folded}
              onClick={() => setOpened(name, { unfolded: folded })}
            >
              {intl.formatMessage(folded ? messages.readMore : messages.readLess)}
            </button>
          )}
          {more && whole && (
            <button
              type="button"
              className={styles.more}
              onClick={({ currentTarget }) => {
                setOpened(name, { unfolded: true })
                passFocus(currentTarget.closest('article')?.parentElement ?? null, 'article')
              }}
            >
              {intl.formatMessage(messages.showAll)}
            </button>
          )}
        </div>
      )}
      {cut && (
        <p className={styles.cut}>
          {intl.formatMessage(messages.cut)}{' '}
          {original !== null && (
            <a href={original} target="_blank" rel="noopener noreferrer nofollow">
              {intl.formatMessage(messages.cutOriginal)}
            </a>
          )}
        </p>
      )}
      {hashtags.length > 0 && <HashtagBar tags={hashtags} name={name} />}
    </>
  )
}
