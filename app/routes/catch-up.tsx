import { CatchUp } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Column } from '../layout/column'
import { usePage } from '../page'
import { usePlace } from './use-place'

const messages = defineMessages({
  title: {
    id: 'catchUpPage.title',
    defaultMessage: 'Catch up',
    description: 'Title: a period of home read at once',
  },
})

/** A period of home, read at once; `?open=` names the one that is open. */
export function CatchUpRoute() {
  const intl = useIntl()
  const { search } = usePage()
  const open = new URLSearchParams(search).get('open')?.replaceAll('"', '') ?? null
  const { key, ...place } = usePlace(`catch-up${open === null ? '' : `/${open}`}`)
  return (
    <Column title={intl.formatMessage(messages.title)} back={open !== null}>
      <CatchUp key={key} open={open} {...place} />
    </Column>
  )
}
