import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCapability } from '@/features/instance'
import { PushPart, usePush, type Push } from '@/features/push'
import { isPermitted, ownAccountQuery } from '@/features/session'
import { Setting } from '@/features/settings'
import { useIntl, type Message } from '@/lib/i18n'
import { ALERT_KINDS, pushTypesOf, type AlertKind } from '@/lib/push/notification-kinds'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { cx } from '@/lib/util/cx'
import { useAlertSettings } from './alert-settings'
import type { AlertPermission } from './desktop-alert'
import { kinds, messages } from './messages'
import { followPushes } from '../push/keep-push'
import { pushNotesOf } from '../push/push-notes'
import type { AlertSettings } from './rules'
import { useAllowAlerts, usePermission } from './use-permission'
import styles from './alerts.module.css'

type Field = 'hidden' | 'alerts' | 'silent'

interface Column {
  readonly field: Field
  readonly label: Message
  /** The field lists the kinds that are off. */
  readonly isOff?: boolean
}

const COLUMNS: readonly Column[] = [
  { field: 'hidden', label: messages.show, isOff: true },
  { field: 'alerts', label: messages.alert },
  { field: 'silent', label: messages.sound, isOff: true },
]

const isOn = (settings: AlertSettings, { field, isOff = false }: Column, kind: AlertKind) =>
  settings[field].includes(kind) !== isOff

/** Returns the kinds of a field after one was turned on or off. */
const toggled = (settings: AlertSettings, { field }: Column, kind: AlertKind) =>
  settings[field].includes(kind)
    ? settings[field].filter((each) => each !== kind)
    : [...settings[field], kind]

const isPushed = (types: readonly string[], kind: AlertKind) =>
  pushTypesOf(kind).some((type) => types.includes(type))

/** The kinds that this account can get from its server. */
function useKinds(): readonly AlertKind[] {
  const { data } = useQuery(ownAccountQuery(useRuntime()))
  const hasCollections = useCapability('collections')
  const permissions = data?.kind === 'active' ? data.account.permissions : null
  return ALERT_KINDS.filter(
    (kind) =>
      (kind !== 'collection' || hasCollections) &&
      (kind !== 'admin.sign_up' || isPermitted(permissions, 'users')) &&
      (kind !== 'admin.report' || isPermitted(permissions, 'reports')),
  )
}

function PermissionNotice({ permission, onAsk }: { permission: AlertPermission; onAsk: () => void }) {
  const intl = useIntl()
  if (permission === 'granted') return null
  const text = { default: messages.allowText, denied: messages.denied, absent: messages.absent }[permission]
  return (
    <div className={styles.notice}>
      <p>{intl.formatMessage(text)}</p>
      {permission === 'default' && (
        <Button size="small" onClick={onAsk}>
          {intl.formatMessage(messages.allow)}
        </Button>
      )}
    </div>
  )
}

/** The pushes of this account, and what the service worker needs to show them. */
function useOwnPush(): Push {
  const runtime = useRuntime()
  const push = usePush(() => pushNotesOf(runtime))
  const isOn = push.state?.kind === 'on'
  useEffect(() => {
    if (isOn) followPushes(runtime)
  }, [isOn, runtime])
  return push
}

/** Settings of this browser: which kinds of notifications are shown, alert the user, are pushed and make a sound. */
export function AlertSection() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const push = useOwnPush()
  const [settings, change] = useAlertSettings(identity.key)
  const [permission, ask] = usePermission()
  const allow = useAllowAlerts(ask)
  const rows = useKinds()
  const set = async (column: Column, kind: AlertKind) => {
    if (column.field === 'alerts' && permission === 'default' && (await ask()) !== 'granted') return
    change({ [column.field]: toggled(settings, column, kind) })
    // A kind that is not listed is not pushed either.
    if (column.field === 'hidden' && push.choice && isPushed(push.choice.types, kind))
      await setPushed(kind, false)
  }
  const setPushed = async (kind: AlertKind, isOn: boolean) => {
    if (!push.choice || (isOn && permission !== 'granted' && (await ask()) !== 'granted')) return
    const { types, policy } = push.choice
    const own = pushTypesOf(kind)
    const others = types.filter((type) => !own.includes(type))
    await push.set({ policy, types: isOn ? [...others, ...own] : others })
  }
  // It stays while the state loads, so that the table keeps its columns.
  const hasPush = push.support === 'yes' && (push.choice !== null || push.state === undefined)
  const canAlert = permission === 'granted' || permission === 'default'
  const pushCell = (kind: AlertKind) => {
    const isShown = !settings.hidden.includes(kind)
    return (
      <td>
        <label className={styles.cell}>
          <input
            type="checkbox"
            aria-label={intl.formatMessage(messages.cell, {
              kind: intl.formatMessage(kinds[kind]),
              column: intl.formatMessage(messages.push),
            })}
            checked={
              isShown && permission === 'granted' && push.choice !== null && isPushed(push.choice.types, kind)
            }
            disabled={!isShown || !canAlert || push.choice === null}
            onChange={(event) => void setPushed(kind, event.target.checked)}
          />
        </label>
      </td>
    )
  }
  const cell = (kind: AlertKind, column: Column) => {
    const isShown = column.field === 'hidden' || !settings.hidden.includes(kind)
    const isPossible = column.field !== 'alerts' || canAlert
    return (
      <td key={column.field}>
        {/* Moderation warnings and the like are always shown. */}
        {(kind !== 'other' || column.field !== 'hidden') && (
          <label className={styles.cell}>
            <input
              type="checkbox"
              aria-label={intl.formatMessage(messages.cell, {
                kind: intl.formatMessage(kinds[kind]),
                column: intl.formatMessage(column.label),
              })}
              checked={
                isOn(settings, column, kind) &&
                isShown &&
                (column.field !== 'alerts' || permission === 'granted')
              }
              disabled={!isShown || !isPossible}
              onChange={() => void set(column, kind)}
            />
          </label>
        )}
      </td>
    )
  }
  return (
    <SettingsSection title={intl.formatMessage(messages.title)}>
      <PermissionNotice permission={permission} onAsk={allow} />
      <Setting id="alerts">
        <table className={cx(styles.table, hasPush && styles.four)}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{intl.formatMessage(messages.kind)}</span>
              </th>
              {COLUMNS.map(({ field, label }) => (
                <th key={field} scope="col">
                  {intl.formatMessage(label)}
                </th>
              ))}
              {hasPush && <th scope="col">{intl.formatMessage(messages.push)}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((kind) => (
              <tr key={kind}>
                <th scope="row">{intl.formatMessage(kinds[kind])}</th>
                {COLUMNS.map((column) => cell(kind, column))}
                {hasPush && pushCell(kind)}
              </tr>
            ))}
          </tbody>
        </table>
      </Setting>
      <Setting id="push">
        <PushPart push={push} />
      </Setting>
      <Setting id="groupFollows">
        <Toggle
          label={intl.formatMessage(messages.groupFollows)}
          hint={intl.formatMessage(messages.groupFollowsHint)}
          checked={!settings.ungrouped.includes('follow')}
          onChange={(isGrouped) => change({ ungrouped: isGrouped ? [] : ['follow'] })}
        />
      </Setting>
    </SettingsSection>
  )
}
