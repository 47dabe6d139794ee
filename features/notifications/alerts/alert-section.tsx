import { useQuery } from '@tanstack/react-query'
import { useCapability } from '@/features/instance'
import { isPermitted, ownAccountQuery } from '@/features/session'
import { Setting } from '@/features/settings'
import { useIntl, type Message } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { useAlertSettings } from './alert-settings'
import type { AlertPermission } from './desktop-alert'
import { kinds, messages } from './messages'
import { ALERT_KINDS, type AlertKind, type AlertSettings } from './rules'
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

/** Settings of this browser: which kinds of notifications are shown, alert the user and make a sound. */
export function AlertSection() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const [settings, change] = useAlertSettings(identity.key)
  const [permission, ask] = usePermission()
  const allow = useAllowAlerts(ask)
  const rows = useKinds()
  const set = async (column: Column, kind: AlertKind) => {
    if (column.field === 'alerts' && permission === 'default' && (await ask()) !== 'granted') return
    change({ [column.field]: toggled(settings, column, kind) })
  }
  const canAlert = permission === 'granted' || permission === 'default'
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
        <table className={styles.table}>
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
            </tr>
          </thead>
          <tbody>
            {rows.map((kind) => (
              <tr key={kind}>
                <th scope="row">{intl.formatMessage(kinds[kind])}</th>
                {COLUMNS.map((column) => cell(kind, column))}
              </tr>
            ))}
          </tbody>
        </table>
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
