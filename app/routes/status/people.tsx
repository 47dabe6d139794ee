import { StatusPeople } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { StatusId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { PageMeta } from '../../layout/column/page-meta'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'

const messages = defineMessages({
  boosts: {
    id: 'peoplePage.boosts',
    defaultMessage: 'Boosted by',
    description: 'Title of the page with the accounts that boosted a post',
  },
  favourites: {
    id: 'peoplePage.favourites',
    defaultMessage: 'Favourited by',
    description: 'Title of the page with the accounts that favourited a post',
  },
})

type Props = ScreenProps<{ statusId: StatusId }>

/** The accounts that boosted a post. */
export function BoostedByRoute({ params: { statusId: id } }: Props) {
  const intl = useIntl()
  const { key, ...position } = useScrollPosition(`boosted-by/${id}`)
  return (
    <ScreenFrame title={intl.formatMessage(messages.boosts)} back>
      <PageMeta />
      <StatusPeople key={key} id={id} kind="boosts" {...position} />
    </ScreenFrame>
  )
}

/** The accounts that favourited a post. */
export function FavouritedByRoute({ params: { statusId: id } }: Props) {
  const intl = useIntl()
  const { key, ...position } = useScrollPosition(`favourited-by/${id}`)
  return (
    <ScreenFrame title={intl.formatMessage(messages.favourites)} back>
      <PageMeta />
      <StatusPeople key={key} id={id} kind="favourites" {...position} />
    </ScreenFrame>
  )
}
