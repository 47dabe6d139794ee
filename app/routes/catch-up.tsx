import { CatchUp } from '@/features/catch-up'
import { defineMessages, useIntl } from '@/lib/i18n'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import type { CatchUpSearchParams } from '../routing/search'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'catchUpPage.title',
    defaultMessage: 'Catch up',
    description: 'Title of the page with the posts of the home timeline from a chosen period',
  },
})

/** The catch-up page; `?open=` is the id of the open catch-up. */
export function CatchUpRoute({ search }: ScreenProps<unknown, CatchUpSearchParams>) {
  const intl = useIntl()
  const { open = null } = search
  const { key, ...position } = useScrollPosition(`catch-up${open === null ? '' : `/${open}`}`)
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back={open !== null}>
      <CatchUp key={key} open={open} {...position} />
    </ScreenFrame>
  )
}
