import { useIntl } from '@/lib/i18n'
import { ColumnsIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { setSettings, useSetting } from '../settings-store'
import { Setting } from '../topics/setting'
import { deviceSetting, type SettingsTopic } from '../topics/topic'
import { columnLabels as labels } from './messages'

function ColumnSettings() {
  const intl = useIntl()
  const multipleColumns = useSetting('multipleColumns')
  return (
    <SettingsSection title={intl.formatMessage(labels.layout)}>
      <Setting id="multipleColumns">
        <Toggle
          label={intl.formatMessage(labels.multipleColumns)}
          hint={intl.formatMessage(labels.multipleColumnsHint)}
          checked={multipleColumns}
          onChange={(next) => setSettings({ multipleColumns: next })}
        />
      </Setting>
    </SettingsSection>
  )
}

export const columnsTopic: SettingsTopic = {
  id: 'columns',
  title: labels.title,
  summary: labels.summary,
  icon: ColumnsIcon,
  settings: [deviceSetting('multipleColumns', labels.multipleColumns, labels.words)],
  Content: ColumnSettings,
}
