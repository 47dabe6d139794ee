import { useIntl, type Message } from '@/lib/i18n'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { OwnProfile } from '../model/profile-values'
import { EditorSection } from '../section/editor-section'
import { useSection } from '../section/use-section'
import { messages } from './messages'

type Choice = 'showMedia' | 'showMediaReplies' | 'showFeatured'

const CHOICES: readonly { name: Choice; label: Message }[] = [
  { name: 'showFeatured', label: messages.showFeatured },
  { name: 'showMedia', label: messages.showMedia },
  { name: 'showMediaReplies', label: messages.showMediaReplies },
]

/** The tabs of the profile that others see; nothing where the server has no choice. */
export function TabsSection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const section = useSection(
    'tabs',
    profile,
    CHOICES.map(({ name }) => name),
  )
  const { values } = section
  const offered = CHOICES.filter(({ name }) => values[name] !== null)
  if (offered.length === 0) return null
  return (
    <EditorSection
      name={section.name}
      title={intl.formatMessage(messages.tabs)}
      text={intl.formatMessage(messages.tabsText)}
      saving={section}
    >
      <div>
        {offered.map(({ name, label }) => (
          <Toggle
            key={name}
            label={intl.formatMessage(label)}
            checked={values[name] ?? false}
            disabled={name === 'showMediaReplies' && values.showMedia === false}
            onChange={(on) => section.change({ [name]: on })}
          />
        ))}
      </div>
    </EditorSection>
  )
}
