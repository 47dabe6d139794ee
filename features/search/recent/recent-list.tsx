import { useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, TimeIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import { ResultsLink } from '../results-link'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches'
import styles from './recent.module.css'

interface Props {
  /** True in a column that keeps its page: a search replaces it. */
  replaces: boolean
}

/** The last searches, each with a button that removes it; Delete does the same. Nothing when there are none. */
export function RecentList({ replaces }: Props) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const recent = useRecentSearches()
  const list = useRef<HTMLUListElement>(null)
  if (recent.length === 0) return null
  const remove = (text: string, at: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    // The focus moves to a neighbour, since the removed row had it.
    ;(links[at + 1] ?? links[at - 1])?.focus()
    forgetSearch(identity.key, text)
  }
  return (
    <section className={styles.recent} aria-label={intl.formatMessage(messages.recent)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{intl.formatMessage(messages.recent)}</h2>
        <Button size="small" variant="quiet" onClick={() => forgetSearches(identity.key)}>
          {intl.formatMessage(messages.clearRecent)}
        </Button>
      </div>
      <ul ref={list} className={styles.list}>
        {recent.map((text, at) => (
          <li key={text} className={styles.row}>
            <ResultsLink
              to={paths.search(text)}
              replaces={replaces}
              className={styles.link}
              onKeyDown={(event) => {
                if (event.key === 'Delete') remove(text, at)
              }}
            >
              <TimeIcon size={18} aria-hidden />
              <bdi className={styles.text}>{text}</bdi>
            </ResultsLink>
            <IconButton
              icon={<CloseIcon size={18} aria-hidden />}
              label={intl.formatMessage(messages.forget, { text })}
              onClick={() => remove(text, at)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
