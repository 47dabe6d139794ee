import { useEffect } from 'react'
import { sharedText } from '@/features/compose'
import { command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import type { ShareSearchParams } from '../../routing/search'
import styles from './publish.module.css'

const messages = defineMessages({
  title: {
    id: 'sharePage.title',
    defaultMessage: 'Share',
    description: 'Title of the page that receives content from another app, before the composer opens',
  },
})

/** Receives content shared by another app or a link, and opens the composer with it. */
export function ShareRoute({ search }: ScreenProps<unknown, ShareSearchParams>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { key: identity } = useRuntime().identity
  const text = sharedText(search)
  // Not in the route guard: the command needs the runtime of the account.
  useEffect(() => {
    if (text !== '') command('compose', { identity, text, onPage: true })
    go(paths.publish, { replace: true })
  }, [identity, text, go])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <div className={styles.page}>
        <Spinner />
      </div>
    </ScreenFrame>
  )
}
