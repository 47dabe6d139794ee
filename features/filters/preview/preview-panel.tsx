import { useDeferredValue, useId, useMemo, useState } from 'react'
import { alertError } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { loadedPosts, loadRecentPosts } from './loaded-posts'
import { messages } from './messages'
import { PostLine } from './post-line'
import { previewFilter, type PreviewedFilter } from './preview'
import styles from './preview-panel.module.css'

/** Posts shown at once. */
const SHOWN_STEP = 10

/** Shows which of the loaded posts a filter would match, while it is being typed. */
export function PreviewPanel({ filter }: { filter: PreviewedFilter }) {
  const intl = useIntl()
  const id = useId()
  const runtime = useRuntime()
  const [posts, setPosts] = useState(() => loadedPosts(runtime))
  const [busy, setBusy] = useState(false)
  const [most, setMost] = useState(SHOWN_STEP)
  const tried = useDeferredValue(filter)
  const { matches, searched } = useMemo(
    () => previewFilter(tried, posts, (poll) => runtime.cache.read('poll', poll)),
    [tried, posts, runtime],
  )
  const isEmpty = tried.posts.length === 0 && tried.keywords.every(({ keyword }) => keyword.trim() === '')
  const load = async () => {
    setBusy(true)
    try {
      await loadRecentPosts(runtime)
      setPosts(loadedPosts(runtime))
    } catch (error) {
      alertError(error, intl, { identity: runtime.identity.key })
    }
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {intl.formatMessage(messages.title)}
      </h2>
      <output className={styles.count}>
        {searched === 0
          ? intl.formatMessage(messages.unloaded)
          : isEmpty
            ? intl.formatMessage(messages.empty)
            : intl.formatMessage(messages.count, { found: matches.length, searched })}
      </output>
      {/* Always offered: other screens may have loaded few posts, and newer posts may exist. */}
      <Button size="small" busy={busy} onClick={() => void load()}>
        {intl.formatMessage(messages.load)}
      </Button>
      {matches.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(messages.label)}>
          {matches.slice(0, most).map(({ status, excerpt }) => (
            <PostLine key={status.id} status={status} excerpt={excerpt} />
          ))}
        </ul>
      )}
      {matches.length > most && (
        <Button size="small" onClick={() => setMost(most + SHOWN_STEP)}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </section>
  )
}
