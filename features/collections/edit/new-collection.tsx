import { useRef } from 'react'
import { useMayHave } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { idsOf, type PagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import { collectionKeys } from '../keys'
import { createCollection } from '../mutations'
import type { CollectionDetails } from '../patches'
import { Unsupported } from '../unsupported'
import { CollectionForm, type LanguageOption } from './collection-form'
import { messages } from './messages'

interface Props {
  me: AccountId
  languages: readonly LanguageOption[]
  /** The language in which the user posts; '' for none. */
  language: string
}

/** The form for a new collection. People are added to it afterwards. */
export function NewCollection({ me, languages, language }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const hasCollections = useMayHave('collections')
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
  if (!hasCollections) return <Unsupported link="" />
  return (
    <CollectionForm
      initial={initial}
      languages={languages}
      action={intl.formatMessage(messages.create)}
      onSend={send}
    />
  )
}
