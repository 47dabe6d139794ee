import { useEffect, useState } from 'react'
import { sharedText } from '@/features/compose'
import { command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { Column } from '../layout/column'
import styles from './publish.module.css'

const messages = defineMessages({
  title: {
    id: 'sharePage.title',
    defaultMessage: 'Share',
    description: 'Title of the page that takes in what another app shares, before the composer opens',
  },
})

/** Takes in what another app or a link shares and goes on to the composer with it; a visitor signs in first. */
export function ShareRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const { go } = useNavigation()
  // As it stands in the address: the router would read "1" as a number.
  const [search] = useState(() => location.search)
  useEffect(() => {
    if (me === null) {
      go(`${paths.signIn}?to=${encodeURIComponent(paths.share + search)}`, { replace: true })
      return
    }
    const text = sharedText(Object.fromEntries(new URLSearchParams(search)))
    if (text !== '') command('compose', { text, onPage: true })
    go(paths.publish, { replace: true })
  }, [me, search, go])
  return (
    <Column title={intl.formatMessage(messages.title)}>
      <div className={styles.page}>
        <Spinner />
      </div>
    </Column>
  )
}
