import { useRef, useState } from 'react'
import { useMayHave } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { idsOf, type PagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { CollectionIcon } from '@/lib/ui/icons'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import { collectionKeys } from '../keys'
import { messages as common } from '../messages'
import { createCollection } from '../mutations'
import type { CollectionDetails } from '../patches'
import { Unsupported } from '../unsupported'
import { useOwnCount } from '../use-own-count'
import { CollectionForm, type LanguageOption } from './collection-form'
import { messages } from './messages'

interface Props {
  me: AccountId
  languages: readonly LanguageOption[]
  /** The language in which the user posts; '' for none. */
  language: string
}

/** The form for a new collection, unless the user has as many as are allowed. People are added to it afterwards. */
export function NewCollection(props: Props) {
  const hasCollections = useMayHave('collections')
  return hasCollections ? <Creator {...props} /> : <Unsupported link="" />
}

function Creator({ me, languages, language }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const own = useOwnCount(me)
  const [isSent, setSent] = useState(false)
  const first = useRef<{ before: readonly CollectionId[] | undefined } | null>(null)
  const initial: CollectionDetails = {
    name: '',
    description: '',
    tag_name: '',
    language,
    sensitive: false,
    discoverable: true,
  }
  const send = async (details: CollectionDetails): Promise<unknown> => {
    const known = runtime.client.getQueryData<PagedList<'collection'>>(collectionKeys.by(me))
    const isRepeat = first.current !== null
    setSent(true)
    first.current ??= { before: known && idsOf(known) }
    let failure: unknown = null
    await runtime.run(
      createCollection,
      { ...details, ...first.current, isRepeat },
      {
        skipAlert: true,
        onDone: ({ id }) => go(paths.editCollection(id), { replace: true }),
        onFailed: (error) => {
          failure = error
        },
      },
    )
    return failure
  }
  // A form that was sent is not replaced when that made the last collection.
  if (own && own.count >= own.limit && !isSent)
    return (
      <EmptyState
        icon={<CollectionIcon />}
        drawing={null}
        title={intl.formatMessage(messages.full, { count: own.count })}
        action={
          <AppLink to={paths.collections} {...buttonProps()}>
            {intl.formatMessage(common.yours)}
          </AppLink>
        }
      />
    )
  return (
    <CollectionForm
      initial={initial}
      languages={languages}
      action={intl.formatMessage(messages.create)}
      onSend={send}
    />
  )
}
