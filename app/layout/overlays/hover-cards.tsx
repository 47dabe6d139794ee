import { useMemo } from 'react'
import { AccountCard } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { useContentNavigate } from '@/features/statuses'
import { TagCard } from '@/features/tags'
import { defineMessages, useIntl } from '@/lib/i18n'
import { NavigationProvider, useNavigation } from '@/lib/navigation'
import { HoverLayer } from '@/lib/ui/hover-card'
import type { AccountId } from '@/schemas/primitives'

const messages = defineMessages({
  label: {
    id: 'hover.label',
    defaultMessage: 'At a glance',
    description: 'Spoken name of the card about a person or a hashtag',
  },
})

/** Pictures and names of people, and the mentions and hashtags in what people wrote (lib/html marks them). */
const SUBJECTS = '[data-account], a[data-link="mention"], a[data-link="tag"]'

interface PersonProps {
  id: AccountId
  close: () => void
}

/** The card of a person; a link in it that leads inside closes it only then, as it may have to be looked up first. */
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

/** The cards of people and hashtags. */
export function HoverCards() {
  const intl = useIntl()
  const byPointer = useSetting('hoverCards')
  return (
    <HoverLayer selector={SUBJECTS} byPointer={byPointer} label={intl.formatMessage(messages.label)}>
      {({ dataset }, close) =>
        dataset['tag'] === undefined ? (
          <Person id={(dataset['account'] ?? dataset['id'] ?? '') as AccountId} close={close} />
        ) : (
          <TagCard name={dataset['tag']} onFailed={close} />
        )
      }
    </HoverLayer>
  )
}
