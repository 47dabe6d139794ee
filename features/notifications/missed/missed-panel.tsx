import { useCallback, useId, useRef } from 'react'
import { FilterContextProvider } from '@/features/filters'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { fullDate, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { TailFailed } from '@/lib/ui/error-state/tail-failed'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '@/lib/ui/icons'
import type { NotificationFilter } from '../engine/notification-filter'
import { useFilterBar } from '../list/filter-store'
import { messages } from './messages'
import { MissedLineButton } from './missed-line'
import { MissedPostLine } from './missed-post'
import { setMissedView, type StoredAbsenceRange } from './missed-store'
import { useCountAll } from './use-count-all'
import { useMissedSummary } from './use-missed-summary'
import styles from './missed-panel.module.css'

/** The summary after an absence: counts by kind, and the posts with the most reactions. */
export default function MissedPanel({ range }: { range: StoredAbsenceRange }) {
  const intl = useIntl()
  const { key } = useRuntime().identity
  const { choose } = useFilterBar(key)
  const id = useId()
  const { engine, state, summary, isComplete, hasRest } = useMissedSummary(range)
  const rest = useCountAll(engine, state, hasRest)
  const fold = useRef<HTMLButtonElement>(null)
  const isOpen = range.view === 'open'
  const show = useCallback(
    (filter: NotificationFilter) => {
      choose(filter)
      // Folding hides the pressed button: move the focus first.
      fold.current?.focus({ preventScroll: true })
      setMissedView(key, 'folded')
    },
    [key, choose],
  )
  if (summary.count === 0) return null
  const countButton = (
    <Button size="small" busy={rest.isCounting} onClick={rest.countAll}>
      {intl.formatMessage(rest.hasFailed ? messages.tryAgain : messages.countAll)}
    </Button>
  )
  const total = isComplete ? messages.total : messages.totalAtLeast
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <PassFocusOnRemoval>
      <section className={styles.panel} aria-labelledby={`${id}-title`}>
        <header className={styles.header}>
          <h2 className={styles.heading}>
            <button
              ref={fold}
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setMissedView(key, isOpen ? 'folded' : 'open')}
            >
              <span className={styles.words}>
                <span id={`${id}-title`} className={styles.title}>
                  {intl.formatMessage(messages.title)}
                </span>{' '}
                <span className={styles.total}>
                  {intl.formatMessage(total, { count: summary.count, date: fullDate(intl, range.since) })}
                </span>
              </span>
              <Chevron size={20} aria-hidden />
            </button>
          </h2>
          <IconButton
            icon={<CloseIcon size={18} aria-hidden />}
            label={intl.formatMessage(messages.dismiss)}
            onClick={() => setMissedView(key, 'dismissed')}
          />
        </header>
        <div id={`${id}-body`} hidden={!isOpen} className={styles.body}>
          {/* Styled lists lose their role in Safari. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={styles.lines}>
            {summary.lines.map((line) => (
              <li key={line.kind}>
                <MissedLineButton line={line} isComplete={isComplete} onShow={show} />
              </li>
            ))}
          </ul>
          {summary.posts.length > 0 && (
            <>
              <h3 className={styles.subheading}>{intl.formatMessage(messages.posts)}</h3>
              <FilterContextProvider value="notifications">
                {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
                <ul role="list" className={styles.posts}>
                  {summary.posts.map((post) => (
                    <MissedPostLine key={post.status} post={post} />
                  ))}
                </ul>
              </FilterContextProvider>
            </>
          )}
          {hasRest && (
            <div className={styles.rest}>
              {rest.hasFailed ? (
                <TailFailed text={intl.formatMessage(messages.failed)} error={state.pageError}>
                  {countButton}
                </TailFailed>
              ) : (
                <>
                  <span>{intl.formatMessage(messages.partial)}</span>
                  {countButton}
                </>
              )}
            </div>
          )}
        </div>
      </section>
    </PassFocusOnRemoval>
  )
}
