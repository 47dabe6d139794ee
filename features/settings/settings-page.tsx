import type { ReactNode } from 'react'
import { pushToast } from '@/lib/alerts'
import { availableLocales, detectLocale, ownLanguageName, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { MonitorIcon, MoonIcon, SunIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { EMOJI_LOCALES } from '@/schemas/emoji-locales'
import { RadioGroup } from './radio-group'
import { choices, groups, labels } from './messages'
import { AppearancePreview } from './appearance-preview'
import styles from './settings-page.module.css'
import { getSettings, resetSettings, setSettings, useSettings } from './settings-store'
import { LanguagesRead } from './languages-read'
import { TextSize } from './text-size'

const PSEUDO = 'en-XA'
/** Options for undoing a post, in seconds. */
const UNDO_TIMES = [0, 5, 10, 20] as const

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Appearance() {
  const intl = useIntl()
  const { theme, contrast, density, motion } = useSettings()
  return (
    <Group title={intl.formatMessage(groups.appearance)}>
      <RadioGroup
        label={intl.formatMessage(labels.theme)}
        value={theme}
        onChange={(next) => setSettings({ theme: next })}
        options={[
          { value: 'auto', label: intl.formatMessage(choices.auto), icon: <MonitorIcon aria-hidden /> },
          { value: 'light', label: intl.formatMessage(choices.light), icon: <SunIcon aria-hidden /> },
          { value: 'dark', label: intl.formatMessage(choices.dark), icon: <MoonIcon aria-hidden /> },
        ]}
      />
      <RadioGroup
        label={intl.formatMessage(labels.contrast)}
        value={contrast}
        onChange={(next) => setSettings({ contrast: next })}
        options={[
          { value: 'auto', label: intl.formatMessage(choices.auto) },
          { value: 'normal', label: intl.formatMessage(choices.normal) },
          { value: 'high', label: intl.formatMessage(choices.high) },
        ]}
      />
      <TextSize />
      <RadioGroup
        label={intl.formatMessage(labels.density)}
        value={density}
        onChange={(next) => setSettings({ density: next })}
        options={[
          { value: 'comfortable', label: intl.formatMessage(choices.comfortable) },
          { value: 'dense', label: intl.formatMessage(choices.dense) },
        ]}
      />
      <RadioGroup
        label={intl.formatMessage(labels.motion)}
        value={motion}
        onChange={(next) => setSettings({ motion: next })}
        options={[
          { value: 'auto', label: intl.formatMessage(choices.auto) },
          { value: 'reduced', label: intl.formatMessage(choices.reduced) },
        ]}
      />
      <AppearancePreview />
    </Group>
  )
}

function Reading() {
  const intl = useIntl()
  const { displayMedia, expandWarnings, autoplay, hoverCards, confirmBoost, hideCounts, browserTranslation } =
    useSettings()
  return (
    <Group title={intl.formatMessage(groups.reading)}>
      <RadioGroup
        stacked
        label={intl.formatMessage(labels.displayMedia)}
        value={displayMedia}
        onChange={(next) => setSettings({ displayMedia: next })}
        options={[
          { value: 'default', label: intl.formatMessage(choices.mediaDefault) },
          { value: 'show_all', label: intl.formatMessage(choices.mediaShow) },
          { value: 'hide_all', label: intl.formatMessage(choices.mediaHide) },
        ]}
      />
      <Toggle
        label={intl.formatMessage(labels.expandWarnings)}
        hint={intl.formatMessage(labels.expandWarningsHint)}
        checked={expandWarnings}
        onChange={(next) => setSettings({ expandWarnings: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.hoverCards)}
        hint={intl.formatMessage(labels.hoverCardsHint)}
        checked={hoverCards}
        onChange={(next) => setSettings({ hoverCards: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.autoplay)}
        hint={intl.formatMessage(labels.autoplayHint)}
        checked={autoplay}
        onChange={(next) => setSettings({ autoplay: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.confirmBoost)}
        hint={intl.formatMessage(labels.confirmBoostHint)}
        checked={confirmBoost}
        onChange={(next) => setSettings({ confirmBoost: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.hideCounts)}
        hint={intl.formatMessage(labels.hideCountsHint)}
        checked={hideCounts}
        onChange={(next) => setSettings({ hideCounts: next })}
      />
      {'Translator' in globalThis && (
        <Toggle
          label={intl.formatMessage(labels.browserTranslation)}
          hint={intl.formatMessage(labels.browserTranslationHint)}
          checked={browserTranslation}
          onChange={(next) => setSettings({ browserTranslation: next })}
        />
      )}
      <LanguagesRead />
    </Group>
  )
}

function Timelines() {
  const intl = useIntl()
  const { newPosts, loadByHand, collapseBoosts, boostStrips } = useSettings()
  return (
    <Group title={intl.formatMessage(groups.timelines)}>
      <RadioGroup
        stacked
        label={intl.formatMessage(labels.newPosts)}
        value={newPosts}
        onChange={(next) => setSettings({ newPosts: next })}
        options={[
          { value: 'live', label: intl.formatMessage(choices.newLive) },
          { value: 'held', label: intl.formatMessage(choices.newHeld) },
          { value: '5', label: intl.formatMessage(choices.newEvery, { count: 5 }) },
          { value: '15', label: intl.formatMessage(choices.newEvery, { count: 15 }) },
        ]}
      />
      <Toggle
        label={intl.formatMessage(labels.loadByHand)}
        hint={intl.formatMessage(labels.loadByHandHint)}
        checked={loadByHand}
        onChange={(next) => setSettings({ loadByHand: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.collapseBoosts)}
        checked={collapseBoosts}
        onChange={(next) => setSettings({ collapseBoosts: next })}
      />
      <Toggle
        label={intl.formatMessage(labels.boostStrips)}
        hint={intl.formatMessage(labels.boostStripsHint)}
        checked={boostStrips}
        onChange={(next) => setSettings({ boostStrips: next })}
      />
    </Group>
  )
}

function EmojiLanguage() {
  const intl = useIntl()
  const { emojiLanguage } = useSettings()
  const auto = intl.formatMessage(labels.emojiLanguageAuto, { language: ownLanguageName(intl.locale) })
  return (
    <Select
      label={intl.formatMessage(labels.emojiLanguage)}
      value={emojiLanguage}
      onChange={(next) => setSettings({ emojiLanguage: next })}
      options={[
        { value: 'auto', label: auto },
        ...EMOJI_LOCALES.map((code) => ({ value: code, label: ownLanguageName(code) })),
      ]}
    />
  )
}

function Writing() {
  const intl = useIntl()
  const { remindOfDescriptions, undoSend, quietQuoteHint } = useSettings()
  return (
    <Group title={intl.formatMessage(groups.writing)}>
      <Toggle
        label={intl.formatMessage(labels.remindOfDescriptions)}
        hint={intl.formatMessage(labels.remindOfDescriptionsHint)}
        checked={remindOfDescriptions}
        onChange={(next) => setSettings({ remindOfDescriptions: next })}
      />
      <RadioGroup
        label={intl.formatMessage(labels.undoSend)}
        value={String(undoSend)}
        onChange={(next) => setSettings({ undoSend: UNDO_TIMES.find((time) => String(time) === next) ?? 0 })}
        options={UNDO_TIMES.map((time) => ({
          value: String(time),
          label: intl.formatMessage(time === 0 ? labels.undoSendOff : labels.undoSendSeconds, {
            seconds: time,
          }),
        }))}
      />
      <Toggle
        label={intl.formatMessage(labels.quietQuoteHint)}
        checked={quietQuoteHint}
        onChange={(next) => setSettings({ quietQuoteHint: next })}
      />
      <EmojiLanguage />
    </Group>
  )
}

function InterfaceLanguage() {
  const intl = useIntl()
  const { language } = useSettings()
  const locales = import.meta.env.DEV ? [...availableLocales, PSEUDO] : availableLocales
  const auto = intl.formatMessage(labels.browserLanguage, { language: ownLanguageName(detectLocale()) })
  return (
    <Select
      label={intl.formatMessage(labels.language)}
      value={language}
      onChange={(next) => setSettings({ language: next })}
      options={[
        { value: 'auto', label: auto },
        ...locales.map((code) => ({ value: code, label: code === PSEUDO ? code : ownLanguageName(code) })),
      ]}
    />
  )
}

/** All settings; each takes effect at once. The heading of the column belongs to app. */
export default function SettingsPage() {
  const intl = useIntl()
  const reset = () => {
    const before = getSettings()
    resetSettings()
    // These are not settings of this page.
    setSettings({ recentLanguages: before.recentLanguages, skinTone: before.skinTone })
    pushToast({
      text: intl.formatMessage(labels.resetDone),
      key: 'settings-reset',
      action: { label: intl.formatMessage(labels.undo), run: () => setSettings(before) },
    })
  }
  return (
    <div className={styles.page}>
      <Appearance />
      <Reading />
      <Timelines />
      <Writing />
      <Group title={intl.formatMessage(groups.language)}>
        <InterfaceLanguage />
      </Group>
      <footer className={styles.footer}>
        <p>{intl.formatMessage(labels.local)}</p>
        <Button size="small" onClick={reset}>
          {intl.formatMessage(labels.reset)}
        </Button>
      </footer>
    </div>
  )
}
