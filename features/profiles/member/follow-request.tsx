import { useLayoutEffect, useRef } from 'react'
import { nameOf } from '@/features/accounts'
import { answerRequest } from '@/features/people'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Account } from '@/schemas/entities'
import styles from './member.module.css'

const messages = defineMessages({
  asks: {
    id: 'profile.request.asks',
    defaultMessage: '{name} wants to follow you',
    description: 'On the profile of an account that has sent the user a follow request; {name}: its name',
  },
  accept: {
    id: 'profile.request.accept',
    defaultMessage: 'Accept',
    description: 'Button on a profile: accepts the follow request of the account',
  },
  reject: {
    id: 'profile.request.reject',
    defaultMessage: 'Reject',
    description: 'Button on a profile: rejects the follow request of the account',
  },
})

/** The buttons to answer the follow request of an account on its profile; nothing without a request. */
export function FollowRequestBar({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const asks = useEntity('relationship', account.id)?.requested_by === true
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The answer removed the pressed button: keep the focus here.
  useLayoutEffect(() => {
    if (!asks && pressed.current && isFocusLost()) focusWithoutScroll(root.current)
    pressed.current = false
  }, [asks])
  const answer = (accept: boolean) => {
    pressed.current = true
    void answerRequest(runtime, account, accept, intl)
  }
  return (
    <div ref={root} tabIndex={-1}>
      {asks && (
        <div className={styles.note}>
          <p className={styles.text}>
            {intl.formatRich(messages.asks, { name: <bdi>{nameOf(account)}</bdi> })}
          </p>
          <div className={styles.row}>
            <Button variant="primary" size="small" onClick={() => answer(true)}>
              {intl.formatMessage(messages.accept)}
            </Button>
            <Button size="small" onClick={() => answer(false)}>
              {intl.formatMessage(messages.reject)}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
