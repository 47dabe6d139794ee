import { useId, useState } from 'react'
import { block, mute, unfollow } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Account } from '@/schemas/entities'
import { thanksMessages } from '../messages'
import styles from '../report.module.css'
import { Question, type StepProps } from '../step-parts'

interface ActionProps {
  /** Text of the button; null once it was pressed. */
  label: string | null
  done: string
  text: string
  onPress: () => void
}

/** A shortcut and its effect. The result replaces the text of the button, so that the focus stays. */
function Action({ label, done, text, onPress }: ActionProps) {
  const id = useId()
  return (
    <li className={styles.action}>
      <Button
        aria-disabled={label === null}
        aria-describedby={id}
        onClick={() => label !== null && onPress()}
      >
        {label ?? done}
      </Button>
      <p id={id} className={styles.hint}>
        {text}
      </p>
    </li>
  )
}

interface Props extends Pick<StepProps, 'heading'> {
  account: Account
  sent: boolean
}

/** The end of a report: unfollow, mute and block as shortcuts. */
export function ThanksStep({ account, heading, sent }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const id = useId()
  const { me } = runtime
  const relationship = useEntity('relationship', account.id)
  const { username: name, acct } = account
  const target = { accountId: account.id, acct }
  const { following = false, requested = false, muting = false, blocking = false } = relationship ?? {}
  const isFollowed = following || requested
  // Keep the button after unfollowing here, to show the result. The relationship may arrive later.
  const [offersUnfollow, setOffersUnfollow] = useState(isFollowed)
  if (isFollowed && !offersUnfollow) setOffersUnfollow(true)
  const words = {
    unfollow: isFollowed ? intl.formatMessage(thanksMessages.unfollow, { name }) : null,
    mute: muting ? null : intl.formatMessage(thanksMessages.mute, { name }),
    block: blocking ? null : intl.formatMessage(thanksMessages.block, { name }),
  }
  return (
    <>
      <Question
        heading={heading}
        id={id}
        text={intl.formatMessage(sent ? thanksMessages.sent : thanksMessages.unsent)}
        hint={intl.formatMessage(sent ? thanksMessages.sentText : thanksMessages.unsentText, { name })}
      />
      <ul className={styles.actions}>
        {me !== null && offersUnfollow && (
          <Action
            label={words.unfollow}
            done={intl.formatMessage(thanksMessages.unfollowed, { name })}
            text={intl.formatMessage(thanksMessages.unfollowText)}
            onPress={() =>
              void unfollow(runtime, account, { id: account.id, locked: account.locked, me, following }, intl)
            }
          />
        )}
        <Action
          label={words.mute}
          done={intl.formatMessage(thanksMessages.muted, { name })}
          text={intl.formatMessage(thanksMessages.muteText)}
          onPress={() => mute(runtime, target, { notifications: true, duration: undefined }, intl)}
        />
        <Action
          label={words.block}
          done={intl.formatMessage(thanksMessages.blocked, { name })}
          text={intl.formatMessage(thanksMessages.blockText)}
          onPress={() => block(runtime, target, intl)}
        />
      </ul>
    </>
  )
}
