import { useInstance } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import styles from './about.module.css'

const messages = defineMessages({
  server: {
    id: 'about.server',
    defaultMessage: 'You are reading {title}',
    description: 'In the side pane: the name of the server',
  },
})

/** Which server this is, quietly. */
export function About() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const instance = useInstance()
  return (
    <p className={styles.about}>
      {intl.formatRich(messages.server, {
        title: <bdi>{instance?.title || new URL(identity.server).host}</bdi>,
      })}
    </p>
  )
}
