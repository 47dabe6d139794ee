import { useIntl } from '@/lib/i18n'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { RadioGroup } from '../radio-group'
import { setSettings, useSettings } from '../settings-store'
import { Setting } from '../topics/setting'
import { canTranslate } from './can-translate'
import { LanguagesRead } from './languages-read'
import { ServerPreferences } from './server-preferences'
import { readingChoices, readingGroups, readingLabels } from './messages'

function Reading() {
  const intl = useIntl()
  const {
    displayMedia,
    expandWarnings,
    autoplay,
    linkPreviews,
    hoverCards,
    sideCards,
    showTrends,
    confirmBoost,
    boostByClick,
    hideCounts,
    browserTranslation,
  } = useSettings()
  return (
    <SettingsSection title={intl.formatMessage(readingGroups.posts)}>
      <Setting id="displayMedia">
        <RadioGroup
          stacked
          label={intl.formatMessage(readingLabels.displayMedia)}
          value={displayMedia}
          onChange={(next) => setSettings({ displayMedia: next })}
          options={[
            { value: 'default', label: intl.formatMessage(readingChoices.mediaDefault) },
            { value: 'show_all', label: intl.formatMessage(readingChoices.mediaShow) },
            { value: 'hide_all', label: intl.formatMessage(readingChoices.mediaHide) },
          ]}
        />
      </Setting>
      <Setting id="expandWarnings">
        <Toggle
          label={intl.formatMessage(readingLabels.expandWarnings)}
          hint={intl.formatMessage(readingLabels.expandWarningsHint)}
          checked={expandWarnings}
          onChange={(next) => setSettings({ expandWarnings: next })}
        />
      </Setting>
      <Setting id="linkPreviews">
        <Toggle
          label={intl.formatMessage(readingLabels.linkPreviews)}
          checked={linkPreviews}
          onChange={(next) => setSettings({ linkPreviews: next })}
        />
      </Setting>
      <Setting id="hoverCards">
        <Toggle
          label={intl.formatMessage(readingLabels.hoverCards)}
          hint={intl.formatMessage(readingLabels.hoverCardsHint)}
          checked={hoverCards}
          onChange={(next) => setSettings({ hoverCards: next })}
        />
      </Setting>
      <Setting id="sideCards">
        <Toggle
          label={intl.formatMessage(readingLabels.sideCards)}
          checked={sideCards}
          onChange={(next) => setSettings({ sideCards: next })}
        />
      </Setting>
      <Setting id="showTrends">
        <Toggle
          label={intl.formatMessage(readingLabels.showTrends)}
          checked={showTrends}
          onChange={(next) => setSettings({ showTrends: next })}
        />
      </Setting>
      <Setting id="autoplay">
        <Toggle
          label={intl.formatMessage(readingLabels.autoplay)}
          hint={intl.formatMessage(readingLabels.autoplayHint)}
          checked={autoplay}
          onChange={(next) => setSettings({ autoplay: next })}
        />
      </Setting>
      <Setting id="confirmBoost">
        <Toggle
          label={intl.formatMessage(readingLabels.confirmBoost)}
          hint={intl.formatMessage(readingLabels.confirmBoostHint)}
          checked={confirmBoost}
          onChange={(next) => setSettings({ confirmBoost: next })}
        />
      </Setting>
      <Setting id="boostByClick">
        <Toggle
          label={intl.formatMessage(readingLabels.boostByClick)}
          hint={intl.formatMessage(readingLabels.boostByClickHint)}
          checked={boostByClick}
          onChange={(next) => setSettings({ boostByClick: next })}
        />
      </Setting>
      <Setting id="hideCounts">
        <Toggle
          label={intl.formatMessage(readingLabels.hideCounts)}
          hint={intl.formatMessage(readingLabels.hideCountsHint)}
          checked={hideCounts}
          onChange={(next) => setSettings({ hideCounts: next })}
        />
      </Setting>
      {canTranslate() && (
        <Setting id="browserTranslation">
          <Toggle
            label={intl.formatMessage(readingLabels.browserTranslation)}
            hint={intl.formatMessage(readingLabels.browserTranslationHint)}
            checked={browserTranslation}
            onChange={(next) => setSettings({ browserTranslation: next })}
          />
        </Setting>
      )}
      <Setting id="readLanguages">
        <LanguagesRead />
      </Setting>
    </SettingsSection>
  )
}

function Timelines() {
  const intl = useIntl()
  const { newPosts, loadByHand, collapseBoosts, boostStrips } = useSettings()
  return (
    <SettingsSection title={intl.formatMessage(readingGroups.timelines)}>
      <Setting id="newPosts">
        <RadioGroup
          stacked
          label={intl.formatMessage(readingLabels.newPosts)}
          value={newPosts}
          onChange={(next) => setSettings({ newPosts: next })}
          options={[
            { value: 'live', label: intl.formatMessage(readingChoices.newLive) },
            { value: 'held', label: intl.formatMessage(readingChoices.newManual) },
            { value: '5', label: intl.formatMessage(readingChoices.newEvery, { count: 5 }) },
            { value: '15', label: intl.formatMessage(readingChoices.newEvery, { count: 15 }) },
          ]}
        />
      </Setting>
      <Setting id="loadByHand">
        <Toggle
          label={intl.formatMessage(readingLabels.loadByHand)}
          hint={intl.formatMessage(readingLabels.loadByHandHint)}
          checked={loadByHand}
          onChange={(next) => setSettings({ loadByHand: next })}
        />
      </Setting>
      <Setting id="collapseBoosts">
        <Toggle
          label={intl.formatMessage(readingLabels.collapseBoosts)}
          checked={collapseBoosts}
          onChange={(next) => setSettings({ collapseBoosts: next })}
        />
      </Setting>
      <Setting id="boostStrips">
        <Toggle
          label={intl.formatMessage(readingLabels.boostStrips)}
          hint={intl.formatMessage(readingLabels.boostStripsHint)}
          checked={boostStrips}
          onChange={(next) => setSettings({ boostStrips: next })}
        />
      </Setting>
    </SettingsSection>
  )
}

/** The settings of reading. */
export function ReadingSettings() {
  return (
    <>
      <ServerPreferences />
      <Reading />
      <Timelines />
    </>
  )
}
