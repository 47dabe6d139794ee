import { availableLocales, ownLanguageName, useIntl } from '@/lib/i18n'
import { ACCENT_TURNS, type Accent } from '@/lib/ui/accents'
import { MonitorIcon, MoonIcon, SunIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { followsServer, localeOf } from '../interface-locale'
import { RadioGroup } from '../radio-group'
import { setSettings, useSettings } from '../settings-store'
import { Setting } from '../topics/setting'
import { AppearancePreview } from './appearance-preview'
import { appearanceChoices, appearanceGroups, appearanceLabels } from './messages'
import { TextSize } from './text-size'
import styles from './appearance-settings.module.css'

const PSEUDO = 'en-XA'
const ACCENTS = Object.keys(ACCENT_TURNS) as Accent[]

function Appearance() {
  const intl = useIntl()
  const { theme, contrast, accent, font, emojiStyle, underlineLinks, density, motion } = useSettings()
  return (
    <SettingsSection title={intl.formatMessage(appearanceGroups.colours)}>
      <Setting id="theme">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.theme)}
          value={theme}
          onChange={(next) => setSettings({ theme: next })}
          options={[
            {
              value: 'auto',
              label: intl.formatMessage(appearanceChoices.auto),
              icon: <MonitorIcon aria-hidden />,
            },
            {
              value: 'light',
              label: intl.formatMessage(appearanceChoices.light),
              icon: <SunIcon aria-hidden />,
            },
            {
              value: 'dark',
              label: intl.formatMessage(appearanceChoices.dark),
              icon: <MoonIcon aria-hidden />,
            },
          ]}
        />
      </Setting>
      <Setting id="contrast">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.contrast)}
          value={contrast}
          onChange={(next) => setSettings({ contrast: next })}
          options={[
            { value: 'auto', label: intl.formatMessage(appearanceChoices.auto) },
            { value: 'normal', label: intl.formatMessage(appearanceChoices.normal) },
            { value: 'high', label: intl.formatMessage(appearanceChoices.high) },
          ]}
        />
      </Setting>
      <Setting id="accent">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.accent)}
          value={accent}
          onChange={(next) => setSettings({ accent: next })}
          options={ACCENTS.map((each) => ({
            value: each,
            label: intl.formatMessage(appearanceChoices[each]),
            icon: <span className={styles.swatch} data-accent={each} />,
          }))}
        />
      </Setting>
      <Setting id="textSize">
        <TextSize />
      </Setting>
      <Setting id="font">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.font)}
          hint={intl.formatMessage(appearanceLabels.fontHint)}
          value={font}
          onChange={(next) => setSettings({ font: next })}
          options={[
            { value: 'system', label: intl.formatMessage(appearanceChoices.auto) },
            { value: 'serif', label: intl.formatMessage(appearanceChoices.serif) },
            { value: 'legible', label: intl.formatMessage(appearanceChoices.legible) },
          ]}
        />
      </Setting>
      <Setting id="emojiStyle">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.emojiStyle)}
          hint={intl.formatMessage(appearanceLabels.emojiStyleHint)}
          value={emojiStyle}
          onChange={(next) => setSettings({ emojiStyle: next })}
          options={[
            { value: 'system', label: intl.formatMessage(appearanceChoices.deviceEmoji) },
            { value: 'twemoji', label: intl.formatMessage(appearanceChoices.twemoji) },
          ]}
        />
      </Setting>
      <Setting id="underlineLinks">
        <Toggle
          label={intl.formatMessage(appearanceLabels.underlineLinks)}
          checked={underlineLinks}
          onChange={(next) => setSettings({ underlineLinks: next })}
        />
      </Setting>
      <Setting id="density">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.density)}
          value={density}
          onChange={(next) => setSettings({ density: next })}
          options={[
            { value: 'comfortable', label: intl.formatMessage(appearanceChoices.comfortable) },
            { value: 'dense', label: intl.formatMessage(appearanceChoices.dense) },
          ]}
        />
      </Setting>
      <Setting id="motion">
        <RadioGroup
          label={intl.formatMessage(appearanceLabels.motion)}
          value={motion}
          onChange={(next) => setSettings({ motion: next })}
          options={[
            { value: 'auto', label: intl.formatMessage(appearanceChoices.auto) },
            { value: 'reduced', label: intl.formatMessage(appearanceChoices.reduced) },
          ]}
        />
      </Setting>
      <AppearancePreview />
    </SettingsSection>
  )
}

function InterfaceLanguage() {
  const intl = useIntl()
  const { language } = useSettings()
  const locales = import.meta.env.DEV ? [...availableLocales, PSEUDO] : availableLocales
  const auto = intl.formatMessage(
    followsServer() ? appearanceLabels.serverLanguage : appearanceLabels.browserLanguage,
    { language: ownLanguageName(localeOf('auto')) },
  )
  return (
    <Setting id="language">
      <Select
        label={intl.formatMessage(appearanceLabels.language)}
        value={language}
        onChange={(next) => setSettings({ language: next })}
        options={[
          { value: 'auto', label: auto },
          ...locales.map((code) => ({ value: code, label: code === PSEUDO ? code : ownLanguageName(code) })),
        ]}
      />
    </Setting>
  )
}

/** The settings of appearance. */
export function AppearanceSettings() {
  const intl = useIntl()
  return (
    <>
      <Appearance />
      <SettingsSection title={intl.formatMessage(appearanceGroups.language)}>
        <InterfaceLanguage />
      </SettingsSection>
    </>
  )
}
