import { useState } from 'react'
import { pushToast } from '@/lib/alerts'
import type { Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import type { Collection } from '../collection'
import { MissingCollection } from '../missing-collection'
import { updateCollection } from '../mutations'
import { changedDetails, detailsOf, type CollectionDetails } from '../patches'
import { useCollection } from '../use-collection'
import { CollectionForm, type LanguageOption } from './collection-form'
import { EditPeople } from './edit-people'
import { messages } from './messages'

interface Props {
  languages: readonly LanguageOption[]
  scroller: Scroller
  memory: WindowMemory
}

/** The form for the details of a collection of the user, and its people. */
export function EditCollection({ id, ...rest }: Props & { id: CollectionId }) {
  const { me } = useRuntime()
  const found = useCollection(id)
  if (found.state === 'failed')
    return <ErrorState error={found.error} onRetry={found.retry} busy={found.isRetrying} />
  if (found.state === 'loading') return <SkeletonList kind="account" />
  if (found.state === 'missing' || found.collection.account_id !== me) return <MissingCollection />
  return <Editor collection={found.collection} {...rest} />
}

function Editor({ collection, languages, ...position }: Props & { collection: Collection }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = collection
  // Fixed until saved: saving shows the changes before the server answers.
  const [initial, setInitial] = useState(() => detailsOf(collection))
  const save = async (details: CollectionDetails): Promise<unknown> => {
    const changes = changedDetails(initial, details)
    if (Object.keys(changes).length === 0) return null
    let failure: unknown = null
    await runtime.run(
      updateCollection,
      { id, changes },
      {
        skipAlert: true,
        onDone: () => {
          setInitial(details)
          pushToast({ kind: 'success', text: () => intl.formatMessage(messages.saved) })
        },
        onFailed: (error) => {
          failure = error
        },
      },
    )
    return failure
  }
  return (
    <>
      <CollectionForm
        initial={initial}
        languages={languages}
        action={intl.formatMessage(messages.save)}
        onSend={save}
      />
      <EditPeople collection={collection} {...position} />
    </>
  )
}
