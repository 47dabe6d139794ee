import { useRef, useState } from 'react'
import { DisplayName, Handle } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'
import { startFollowAll } from './start-follow-all'
import styles from './follow-all.module.css'

interface BoxProps {
  id: AccountId
  checked: boolean
  onChange: (checked: boolean) => void
}

function PersonBox({ id, checked, onChange }: BoxProps) {
  const intl = useIntl()
  const account = useEntity('account', id)
  return (
    account && (
      <Checkbox
        label={
          <>
            <DisplayName account={account} short />{' '}
            <Handle text={`@${account.acct}`} className={styles.handle} />
          </>
        }
        hint={account.locked && intl.formatMessage(messages.asks)}
        checked={checked}
        onChange={onChange}
      />
    )
  )
}

/** The FOLLOW_ALL modal: the people to follow; each can be left out. */
export default function FollowAllDialog({ payload: { accountIds }, close }: ModalProps<'FOLLOW_ALL'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const start = useRef<HTMLButtonElement>(null)
  const [left, setLeft] = useState<readonly AccountId[]>([])
  const chosen = accountIds.filter((id) => !left.includes(id))
  const confirm = () => {
    if (chosen.length === 0) return
    close()
    void startFollowAll(runtime, chosen, intl)
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={close}
      onFailed={close}
      initialFocus={start}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button ref={start} variant="primary" aria-disabled={chosen.length === 0} onClick={confirm}>
            {intl.formatMessage(messages.confirm, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <fieldset className={styles.boxes}>
        <legend className="visually-hidden">{intl.formatMessage(messages.people)}</legend>
        {accountIds.map((id) => (
          <PersonBox
            key={id}
            id={id}
            checked={!left.includes(id)}
            onChange={(on) =>
              setLeft((before) => (on ? before.filter((each) => each !== id) : [...before, id]))
            }
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
