import { useEffect, useMemo, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { EditCollection, NewCollection } from '@/features/collections'
import { searchLanguages } from '@/features/compose'
import { ownAccountQuery } from '@/features/session'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl, type IntlShape, type Message } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { CollectionId } from '@/schemas/collection'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  new: {
    id: 'collectionsPage.new',
    defaultMessage: 'New collection',
    description: 'Title of the page with the form for a new collection of accounts',
  },
  edit: {
    id: 'collectionsPage.edit',
    defaultMessage: 'Edit collection',
    description: 'Title of the page with the form for a collection of accounts',
  },
})

const languageOptions = (intl: IntlShape) =>
  searchLanguages(intl, '', []).map(({ code, name, nativeName }) => ({
    value: code,
    label: name,
    ...(nativeName !== '' && { hint: nativeName }),
  }))

function EditorPage({ title, children }: { title: Message; children: ReactNode }) {
  const intl = useIntl()
  const { me } = useRuntime()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(title)} back>
      {me === null ? <MembersOnly /> : children}
    </ScreenFrame>
  )
}

/** The form for a new collection of accounts. */
export function NewCollectionRoute() {
  const intl = useIntl()
  const runtime = useRuntime()
  const languages = useMemo(() => languageOptions(intl), [intl])
  const { data: own, isPending } = useQuery(ownAccountQuery(runtime))
  const language = own?.kind === 'active' ? (own.account.language ?? '') : ''
  return (
    <EditorPage title={messages.new}>
      {isPending ? (
        <SkeletonList kind="account" />
      ) : (
        runtime.me !== null && <NewCollection me={runtime.me} languages={languages} language={language} />
      )}
    </EditorPage>
  )
}

/** The form for a collection of accounts, and its people. */
export function EditCollectionRoute({ params: { collectionId } }: ScreenProps<{ collectionId: string }>) {
  const intl = useIntl()
  const languages = useMemo(() => languageOptions(intl), [intl])
  const { key, ...position } = useScrollPosition(`collection/${collectionId}/edit`)
  return (
    <EditorPage title={messages.edit}>
      <EditCollection key={key} id={collectionId as CollectionId} languages={languages} {...position} />
    </EditorPage>
  )
}
