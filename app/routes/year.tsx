import { useEffect } from 'react'
import { MembersOnly } from '@/features/timelines'
import { SharedReport, YearInReview } from '@/features/year-in-review'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'

const messages = defineMessages({
  title: {
    id: 'yearPage.title',
    defaultMessage: '{year} in review',
    description: 'Title of the page with a summary of the user’s year; {year}: such as 2025',
  },
})

/** The summary of a year of the user. */
export function YearRoute({ params: { year } }: ScreenProps<{ year: string }>) {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <ScreenFrame title={intl.formatMessage(messages.title, { year })} back>
      {me === null ? <MembersOnly /> : <YearInReview year={year} />}
    </ScreenFrame>
  )
}

interface SharedParams {
  acct: string
  year: string
  shareKey: string
}

/** A summary that someone shared. That of the user is shown here. */
export function SharedYearRoute({ params: { acct, year, shareKey } }: ScreenProps<SharedParams>) {
  const intl = useIntl()
  const { me, identity } = useRuntime()
  const own = useEntity('account', me)?.acct
  const [name = '', host] = acct.split('@')
  const origin = host === undefined ? identity.server : `https://${host}`
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title, { year })} back>
      {me !== null && acct === own ? (
        <YearInReview year={year} />
      ) : (
        <SharedReport link={`${origin}${paths.sharedYear(name, year, shareKey)}`} />
      )}
    </ScreenFrame>
  )
}
