import { hostOfIdentity } from '@/features/session'
import { useIntl } from '@/lib/i18n'
import { AppLink, signInPath } from '@/lib/navigation'
import { PUSH_POLICIES } from '@/lib/push/push-rows'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { Select } from '@/lib/ui/select'
import { messages } from './messages'
import type { Push } from './use-push'
import styles from './push-part.module.css'

/** The reason why pushes are not possible; null where they are. */
function reasonOf({ support, state }: Push) {
  if (support === 'embedded') return messages.embedded
  if (support === 'homeScreen') return messages.homeScreen
  if (support === 'none') return messages.noBrowser
  if (state?.kind === 'noServer') return messages.noServer
  return state?.kind === 'noScope' ? messages.noScope : null
}

/** Says what pushes are, or why there are none, and whose they may be. */
export function PushPart({ push }: { push: Push }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { state, error, choice, retry, set } = push
  const reason = reasonOf(push)
  if (!reason && error) return <ErrorState compact error={error} onRetry={retry} />
  if (reason || !choice || choice.types.length === 0)
    return (
      <div className={styles.part}>
        <p className={styles.text}>
          {intl.formatMessage(reason ?? messages.hint, { host: hostOfIdentity(identity.key) })}
        </p>
        {state?.kind === 'noScope' && (
          <AppLink to={signInPath(identity.key)} {...buttonProps({ size: 'small' })}>
            {intl.formatMessage(messages.signInAgain)}
          </AppLink>
        )}
      </div>
    )
  return (
    <Select
      label={intl.formatMessage(messages.policy)}
      hint={intl.formatMessage(messages.hint)}
      value={choice.policy}
      onChange={(value) => {
        const policy = PUSH_POLICIES.find((each) => each === value)
        if (policy) void set({ ...choice, policy })
      }}
      options={PUSH_POLICIES.map((policy) => ({
        value: policy,
        label: intl.formatMessage(messages[policy]),
      }))}
    />
  )
}
