import { useEffect, useMemo, useState } from 'react'
import { useListedIds } from '@/features/accounts'
import { useMayHave } from '@/features/instance'
import { useSetting } from '@/features/settings'
import type { Scroller } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { HideIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { CollectionId } from '@/schemas/collection'
import type { Collection } from '../collection'
import { FollowAllBar } from '../follow-all/follow-all-bar'
import { MissingCollection } from '../missing-collection'
import { Unsupported } from '../unsupported'
import { useCollection, type CollectionResult } from '../use-collection'
import { CollectionHead } from './collection-head'
import { CollectionPeople } from './collection-people'

const messages = defineMessages({
  covered: {
    id: 'collection.covered',
    defaultMessage: 'Sensitive collection',
    description: 'Title in place of a collection of accounts that its owner marked as sensitive',
  },
  coveredText: {
    id: 'collection.coveredText',
    defaultMessage: 'Its owner says that the description or these people may be upsetting.',
    description: 'Text in place of a collection of accounts that its owner marked as sensitive',
  },
  reveal: {
    id: 'collection.reveal',
    defaultMessage: 'Show anyway',
    description: 'Button: shows a collection of accounts that its owner marked as sensitive',
  },
})

interface Props {
  id: CollectionId
  scroller: Scroller
  memory: WindowMemory
}

/** The page of a collection: its description and its people. */
export function CollectionPage({ id, ...position }: Props) {
  const { identity } = useRuntime()
  const hasCollections = useMayHave('collections')
  const result = useCollection(id)
  if (!hasCollections) return <Unsupported link={`${identity.server}${paths.collection(id)}`} />
  return <PageState result={result} {...position} />
}

function PageState({ result, ...position }: Omit<Props, 'id'> & { result: CollectionResult }) {
  if (result.state === 'found') return <Shown collection={result.collection} {...position} />
  if (result.state === 'failed')
    return <ErrorState error={result.error} onRetry={result.retry} busy={result.isRetrying} />
  if (result.state === 'loading') return <SkeletonList kind="account" />
  return <MissingCollection />
}

function Shown({ collection, ...position }: Omit<Props, 'id'> & { collection: Collection }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const showsAll = useSetting('displayMedia') === 'show_all'
  const [isRevealed, setRevealed] = useState(false)
  const isCovered = collection.sensitive && !isRevealed && !showsAll && collection.account_id !== me
  const all = useMemo(() => collection.items.map((item) => item.account_id), [collection.items])
  const people = useListedIds(all)
  useEffect(noteScreenShown, [])
  return (
    <>
      <CollectionHead collection={collection} isCovered={isCovered} />
      {isCovered ? (
        <EmptyState
          icon={<HideIcon />}
          drawing={null}
          title={intl.formatMessage(messages.covered)}
          text={intl.formatMessage(messages.coveredText)}
          action={<Button onClick={() => setRevealed(true)}>{intl.formatMessage(messages.reveal)}</Button>}
        />
      ) : (
        <>
          <FollowAllBar collection={collection} people={people} />
          <CollectionPeople
            collection={collection}
            people={people}
            hidden={all.length - people.length}
            {...position}
          />
        </>
      )}
    </>
  )
}
