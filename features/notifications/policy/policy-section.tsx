import { useQuery } from '@tanstack/react-query'
import { noteSave, Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { confirmOrInstead } from '@/lib/modals'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { Select } from '@/lib/ui/select'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { changePolicy } from '../mutations'
import { notificationPolicyQuery } from '../queries'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { messages, rules, sources } from './messages'
import styles from './policy-section.module.css'
import { POLICY_SOURCES, type NotificationPolicy, type PolicyRule, type PolicySource } from './versions'

const RULES: readonly PolicyRule[] = ['accept', 'filter', 'drop']
const isRule = (value: string): value is PolicyRule => RULES.some((rule) => rule === value)

function SourceRule({ source, policy }: { source: PolicySource; policy: NotificationPolicy }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { label, hint, ignore } = sources[source]
  const value = policy[source] ?? 'unknown'
  const known = RULES.filter((rule) => rule !== 'drop' || policy.canDrop)
  const offered = value === 'unknown' ? [...known, value] : known
  const change = async (rule: string) => {
    if (!isRule(rule) || rule === value) return
    const answer =
      rule !== 'drop' ||
      (await confirmOrInstead(
        (currentIntl) => ({
          title: currentIntl.formatMessage(ignore),
          text: currentIntl.formatMessage(messages.confirmText),
          confirm: currentIntl.formatMessage(messages.confirm),
          ...(value !== 'filter' && { instead: currentIntl.formatMessage(messages.instead) }),
          danger: true,
        }),
        runtime.identity.key,
      ))
    if (!answer) return
    const chosen = answer === 'instead' ? 'filter' : rule
    if (await runtime.run(changePolicy, { source, rule: chosen })) noteSave(true)
  }
  return (
    <Select
      label={intl.formatMessage(label)}
      hint={intl.formatMessage(hint)}
      value={value}
      onChange={(rule) => void change(rule)}
      options={offered.map((rule) => ({
        value: rule,
        label: intl.formatMessage(rules[rule].label),
        hint: intl.formatMessage(rules[rule].hint),
        disabled: rule === 'unknown',
      }))}
    />
  )
}

/** Settings of the notification policy: accept, filter or ignore the notifications of some senders. */
export function PolicySection() {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery({
    ...notificationPolicyQuery(useRuntime()),
    refetchOnMount: true,
  })
  const title = intl.formatMessage(messages.title)
  if (data === null) return <SettingsSection title={title} text={intl.formatMessage(messages.none)} />
  return (
    <SettingsSection title={title} text={intl.formatMessage(messages.text)}>
      {data ? (
        <>
          <Setting id="policy">
            <div className={styles.rules}>
              {POLICY_SOURCES.filter((source) => data[source] !== undefined).map((source) => (
                <SourceRule key={source} source={source} policy={data} />
              ))}
            </div>
          </Setting>
          <div>
            <AppLink to={paths.notificationRequests} {...buttonProps({ size: 'small' })}>
              {intl.formatMessage(messages.requests)}
            </AppLink>
          </div>
        </>
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonList kind="account" rows={3} />
      )}
    </SettingsSection>
  )
}
