import { useQuery } from '@tanstack/react-query'
import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { preferencesQuery } from '../preferences'
import { getSettings, setSettings, useSettings } from '../settings-store'
import { differencesFrom } from './from-server'
import { readingChoices, readingLabels } from './messages'
import styles from './server-preferences.module.css'

const messages = defineMessages({
  title: {
    id: 'settings.server.title',
    defaultMessage: 'From your server',
    description: 'Heading above the settings of reading that the server has stored for the account',
  },
  text: {
    id: 'settings.server.text',
    defaultMessage: 'Your account on {host} has different settings from this device:',
    description: 'Above settings of the server that differ from those of this device; {host}: the server',
  },
  value: {
    id: 'settings.server.value',
    defaultMessage: '{setting}: {choice}',
    description:
      'A setting of the server, e.g. “Autoplay GIFs: On”; {setting}: its name, {choice}: its value',
  },
  on: { id: 'settings.server.on', defaultMessage: 'On', description: 'State of a setting' },
  off: { id: 'settings.server.off', defaultMessage: 'Off', description: 'State of a setting' },
  copy: {
    id: 'settings.server.copy',
    defaultMessage: 'Use on this device',
    description: 'Button: copies the settings of the server to this device',
  },
  copied: {
    id: 'settings.server.copied',
    defaultMessage: 'Settings copied from your server',
    description: 'Notice after the settings of the server were copied to this device',
  },
  undo: {
    id: 'settings.server.undo',
    defaultMessage: 'Undo',
    description: 'Button on the notice after settings were copied',
  },
})

const MEDIA = { default: 'mediaDefault', show_all: 'mediaShow', hide_all: 'mediaHide' } as const

/** Offers the settings of reading that the server has stored, where they differ from those of this device. */
export function ServerPreferences() {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data } = useQuery(preferencesQuery(runtime))
  const change = differencesFrom(data, useSettings())
  if (!change) return null
  const switchText = (on: boolean) => intl.formatMessage(on ? messages.on : messages.off)
  const { displayMedia, expandWarnings, autoplay } = change
  const rows = [
    displayMedia && {
      setting: readingLabels.displayMedia,
      choice: intl.formatMessage(readingChoices[MEDIA[displayMedia]]),
    },
    expandWarnings !== undefined && {
      setting: readingLabels.expandWarnings,
      choice: switchText(expandWarnings),
    },
    autoplay !== undefined && { setting: readingLabels.autoplay, choice: switchText(autoplay) },
  ].filter((row) => !!row)
  const copy = () => {
    const before = getSettings()
    setSettings(change)
    pushToast({
      text: () => intl.formatMessage(messages.copied),
      action: { label: () => intl.formatMessage(messages.undo), run: () => setSettings(before), undo: true },
    })
  }
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text, { host: new URL(runtime.identity.server).host })}
    >
      <ul className={styles.list}>
        {rows.map(({ setting, choice }) => (
          <li key={setting.id}>
            {intl.formatMessage(messages.value, { setting: intl.formatMessage(setting), choice })}
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={copy}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </SettingsSection>
  )
}
