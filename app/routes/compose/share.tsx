import { useEffect, useRef } from 'react'
import { sharedText } from '@/features/compose'
import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { takeShare } from '../../installed/sharing/shared-content'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import { intentOf } from '../../routing/intent'
import { writeSearch, type InteractionSearchParams, type ShareSearchParams } from '../../routing/search'
import styles from './publish.module.css'

const messages = defineMessages({
  title: {
    id: 'sharePage.title',
    defaultMessage: 'Share',
    description: 'Title of the page that receives content from another app, before the composer opens',
  },
  filesLost: {
    id: 'sharePage.filesLost',
    defaultMessage: 'The shared files couldn’t be stored. Add them to your post again.',
    description: 'Error: another app shared files, and the browser has no room for them',
  },
})

function Waiting() {
  const intl = useIntl()
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <div className={styles.page}>
        <Spinner />
      </div>
    </ScreenFrame>
  )
}

/** Receives content shared by another app or a link, and opens the composer with it. */
export function ShareRoute({ search }: ScreenProps<unknown, ShareSearchParams>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { key: identity } = useRuntime().identity
  const isTaken = useRef(false)
  // Not in the route guard: the command needs the runtime of the account.
  useEffect(() => {
    // A stored share can be taken once.
    if (isTaken.current) return
    isTaken.current = true
    const open = async () => {
      const stored = search.shared === undefined ? null : await takeShare(search.shared)
      const text = sharedText(stored ?? search)
      const files = stored?.files ?? []
      if (text !== '' || files.length > 0) command('compose', { identity, text, files, onPage: true })
      if (search.lost)
        pushToast({ kind: 'error', text: () => intl.formatMessage(messages.filesLost), identity })
      go(paths.publish, { replace: true })
    }
    void open()
  }, [identity, search, go, intl])
  return <Waiting />
}

/** Opens what a link for the installed app, or another server, names: a post, a profile, or the composer. */
export function InteractionRoute({ search: { uri = '' } }: ScreenProps<unknown, InteractionSearchParams>) {
  const { go } = useNavigation()
  useEffect(() => {
    const intent = intentOf(uri)
    const path =
      intent?.kind === 'write'
        ? (`${paths.share}${writeSearch({ text: intent.text })}` as const)
        : paths.search(intent?.text)
    go(path, { replace: true })
  }, [uri, go])
  return <Waiting />
}
