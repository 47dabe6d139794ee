import { CatchUp } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import type { CatchUpSearch } from '../routing/search'
import { useScrollPosition } from '../pages/use-scroll-position'

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
  const { key, ...place } = useScrollPosition(`catch-up${open === null ? '' : `/${open}`}`)
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back={open !== null}>
      <CatchUp key={key} open={open} {...place} />
    </ScreenFrame>
  )
}
