import { useMemo } from 'react'
import { AccountCard } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { useContentNavigate } from '@/features/statuses'
import { TagCard } from '@/features/tags'
import { defineMessages, useIntl } from '@/lib/i18n'
import { NavigationProvider, useNavigation } from '@/lib/navigation'
import { HoverLayer } from '@/lib/ui/hover-card'
import type { AccountId } from '@/schemas/primitives'
import { InColumnOf } from '../../wiring/in-column-of'

const messages = defineMessages({
  label: {
    id: 'hover.label',
    defaultMessage: 'Preview',
    description: 'Label for screen readers: card with details of an account or a hashtag',
  },
})

/** Avatars and names of accounts, and mentions and hashtags in posts (marked by lib/html). */
const SUBJECTS = '[data-account], a[data-link="mention"], a[data-link="tag"]'

interface PersonProps {
  id: AccountId
  close: () => void
}

/** The card of an account. A link in it that opens in the app closes the card only then, after a possible lookup. */
function Person({ id, close }: PersonProps) {
  const navigation = useNavigation()
  const leaving = useMemo(
    () => ({
      ...navigation,
      go: (...to: Parameters<typeof navigation.go>) => {
        close()
        navigation.go(...to)
      },
    }),
    [navigation, close],
  )
  return (
    <NavigationProvider value={leaving}>
      <Linked id={id} onFailed={close} />
    </NavigationProvider>
  )
}

function Linked(props: { id: AccountId; onFailed: () => void }) {
  return <AccountCard {...props} onNavigate={useContentNavigate()} />
}

/** The hover cards of accounts and hashtags, as the account of their column. */
export function HoverCards() {
  const intl = useIntl()
  const byPointer = useSetting('hoverCards')
  return (
    <HoverLayer selector={SUBJECTS} byPointer={byPointer} label={intl.formatMessage(messages.label)}>
      {(anchor, close) => {
        const { dataset } = anchor
        const identityKey = anchor.closest<HTMLElement>('[data-identity]')?.dataset['identity']
        const card =
          dataset['tag'] === undefined ? (
            <Person id={(dataset['account'] ?? dataset['id'] ?? '') as AccountId} close={close} />
          ) : (
            <TagCard name={dataset['tag']} onFailed={close} />
          )
        return identityKey === undefined ? card : <InColumnOf identityKey={identityKey}>{card}</InColumnOf>
      }}
    </HoverLayer>
  )
}
