import { AccountCard } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { TagCard } from '@/features/tags'
import { defineMessages, useIntl } from '@/lib/i18n'
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

/** The cards of people and hashtags. */
export function HoverCards() {
  const intl = useIntl()
  const byPointer = useSetting('hoverCards')
  return (
    <HoverLayer selector={SUBJECTS} byPointer={byPointer} label={intl.formatMessage(messages.label)}>
      {({ dataset }, close) =>
        dataset['tag'] === undefined ? (
          <AccountCard id={(dataset['account'] ?? dataset['id'] ?? '') as AccountId} onFailed={close} />
        ) : (
          <TagCard name={dataset['tag']} onFailed={close} />
        )
      }
    </HoverLayer>
  )
}
