import { useRef, useSyncExternalStore } from 'react'
import { passFocus } from '@/lib/focus/pass-focus'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { AccountId } from '@/schemas/primitives'
import type { Collection } from '../collection'
import { createFollowAll } from './follow-all'
import { messages } from './messages'
import { useNewPeople } from './use-new-people'
import styles from './follow-all.module.css'

interface Props {
  collection: Collection
  people: readonly AccountId[]
}

/** Offers to follow the people of a collection that the user does not follow, and shows the progress. */
export function FollowAllBar({ collection, people }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const bar = useRef<HTMLDivElement>(null)
  const all = runtime.service(createFollowAll)
  const progress = useSyncExternalStore(all.subscribe, all.progress)
  const newPeople = useNewPeople(people)
  if (progress) {
    const { done, total, waitsUntil } = progress
    const label = intl.formatMessage(messages.progress, { done, total })
    return (
      <PassFocusOnRemoval>
        <div ref={bar} className={styles.bar}>
          <div className={styles.progress}>
            <span>{label}</span>
            <progress aria-label={label} value={done} max={total} />
            {waitsUntil !== null && (
              <output>
                {intl.formatMessage(messages.waits, {
                  time: intl.formatDate(waitsUntil, { timeStyle: 'short' }),
                })}
              </output>
            )}
          </div>
          <Button
            size="small"
            onClick={() => {
              all.stop()
              passFocus(bar.current)
            }}
          >
            {intl.formatMessage(messages.stop)}
          </Button>
        </div>
      </PassFocusOnRemoval>
    )
  }
  // A single person has a follow button.
  if (newPeople.length < 2) return null
  return (
    <PassFocusOnRemoval>
      <div ref={bar} className={styles.bar}>
        <span className={styles.words}>
          {intl.formatMessage(messages.newPeople, { count: newPeople.length })}
        </span>
        <Button
          size="small"
          variant="primary"
          onClick={() =>
            void pushModal(
              'FOLLOW_ALL',
              { collectionId: collection.id, accountIds: newPeople },
              runtime.identity.key,
            )
          }
        >
          {intl.formatMessage(messages.followAll)}
        </Button>
      </div>
    </PassFocusOnRemoval>
  )
}
