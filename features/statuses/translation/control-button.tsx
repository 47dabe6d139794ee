import type { MouseEvent } from 'react'
import { baseLanguage, languageName, useIntl } from '@/lib/i18n'
import { BanIcon, LanguagesIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry, type TriggerProps } from '@/lib/ui/menu'
import { useOpened } from '../view-store'
import { translationMessages as messages } from './messages'
import { readLanguage } from './read-language'
import type { PartProps } from './translate-bar'
import { useTranslateButton } from './use-translate-button'
import { useTranslatedStatus } from './use-translated-status'
import styles from './translate-bar.module.css'

/** The button in the action row with the code of the language. A long press opens its menu. */
export function ControlButton({ status, name }: Pick<PartProps, 'status' | 'name'>) {
  const { language } = status
  const intl = useIntl()
  const { translated = false } = useOpened(name)
  const button = useTranslateButton(status, useTranslatedStatus(status, translated), name)
  if (!button) return null
  const { on, busy, loaded, label, press } = button
  const code = language === null ? null : baseLanguage(language).toUpperCase()

  const renderButton = ({ onClick: openMenu, ...trigger }: TriggerProps) => (
    <button
      {...trigger}
      // A press translates; the menu is an extra.
      aria-haspopup={undefined}
      type="button"
      className={styles.control}
      data-translate
      data-action="translate"
      data-on={on || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      data-tooltip={label}
      onClick={press}
      onContextMenu={(event: MouseEvent) => {
        if (language === null) return
        event.preventDefault()
        openMenu(event)
      }}
    >
      <LanguagesIcon size="1rem" aria-hidden />
      {(loaded ?? code) !== null && <span translate="no">{loaded ?? code}</span>}
    </button>
  )
  const entries = (): MenuEntry[] => [
    { kind: 'item', label, icon: <LanguagesIcon size={18} />, onSelect: press },
    {
      kind: 'item',
      label: intl.formatMessage(messages.stopOffering, { language: languageName(intl, language ?? '') }),
      icon: <BanIcon size={18} />,
      onSelect: () => readLanguage(language ?? '', intl),
    },
  ]
  return <Menu label={label} entries={entries} trigger={renderButton} />
}
