import { memo } from 'react'
import { useInstance } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import styles from './about.module.css'

const messages = defineMessages({
  server: {
    id: 'about.server',
    defaultMessage: 'You’re browsing {title}',
    description: 'In the sidebar; {title}: name of the server',
  },
})

/** Names the server in the sidebar, with a link to the page about it. */
export const About = memo(function About() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const instance = useInstance()
  return (
    <p className={styles.about}>
      {intl.formatRich(messages.server, {
        title: (
          <AppLink to={paths.about}>
            <bdi>{instance?.title || new URL(identity.server).host}</bdi>
          </AppLink>
        ),
      })}
    </p>
  )
})
