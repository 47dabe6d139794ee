import { Handle, handleOf } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import type { Account } from '@/schemas/entities'
import styles from './header.module.css'

const messages = defineMessages({
  about: {
    id: 'profile.handle.about',
    defaultMessage: 'About this handle',
    description: 'Label for screen readers of the button with the handle on a profile, and of what it opens',
  },
})

const HandleCard = lazyPart(() => import('./handle-card'))

/** The handle of an account; pressing it explains its parts and offers to copy it. */
export function ProfileHandle({ account }: { account: Account }) {
  const intl = useIntl()
  const handle = handleOf(account, useRuntime().identity.server)
  const label = intl.formatMessage(messages.about)
  const trigger = (props: TriggerProps) => (
    <button type="button" {...props} className={styles.handle}>
      <Handle text={handle} />
      <span className="visually-hidden"> {label}</span>
    </button>
  )
  return (
    <Popover label={label} trigger={trigger} align="start">
      {() => <HandleCard handle={handle} />}
    </Popover>
  )
}
