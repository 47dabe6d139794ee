import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { WorkBar } from '@/lib/ui/work-bar/work-bar'
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
  const newPeople = useNewPeople(people)
  const open = () =>
    void pushModal('FOLLOW_ALL', { collectionId: collection.id, accountIds: newPeople }, runtime.identity.key)
  return (
    <WorkBar
      work={runtime.service(createFollowAll)}
      words={({ done, failed, total }) => {
        const text = intl.formatMessage(messages.progress, { done: done + failed, total: total ?? 0 })
        return { label: text, text }
      }}
    >
      {
        // A single person has a follow button.
        newPeople.length > 1 && (
          <>
            <span className={styles.words}>
              {intl.formatMessage(messages.newPeople, { count: newPeople.length })}
            </span>
            <Button size="small" variant="primary" onClick={open}>
              {intl.formatMessage(messages.followAll)}
            </Button>
          </>
        )
      }
    </WorkBar>
  )
}
