import { CatchUp } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Column } from '../layout/column'
import type { ScreenProps } from '../page'
import type { CatchUpSearch } from '../search'
import { usePlace } from './use-place'

const messages = defineMessages({
  title: {
    id: 'catchUpPage.title',
    defaultMessage: 'Catch up',
    description: 'Title: a period of home read at once',
  },
})

/** A period of home, read at once; `?open=` names the one that is open. */
export function CatchUpRoute({ search }: ScreenProps<unknown, CatchUpSearch>) {
  const intl = useIntl()
  const { open = null } = search
  const { key, ...place } = usePlace(`catch-up${open === null ? '' : `/${open}`}`)
  return (
    <Column title={intl.formatMessage(messages.title)} back={open !== null}>
      <CatchUp key={key} open={open} {...place} />
    </Column>
  )
}
