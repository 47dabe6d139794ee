import { useIntl, type Message } from '@/lib/i18n'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { OwnProfile } from '../model/profile-values'
import { EditorSection } from '../section/editor-section'
import { useSection } from '../section/use-section'
import { messages } from './messages'

type Choice = 'locked' | 'discoverable' | 'indexable' | 'hideCollections' | 'bot'

const CHOICES: readonly { name: Choice; label: Message; hint: Message }[] = [
  { name: 'locked', label: messages.locked, hint: messages.lockedHint },
  { name: 'discoverable', label: messages.discoverable, hint: messages.discoverableHint },
  { name: 'indexable', label: messages.indexable, hint: messages.indexableHint },
  { name: 'hideCollections', label: messages.hideCollections, hint: messages.hideCollectionsHint },
  { name: 'bot', label: messages.bot, hint: messages.botHint },
]

/** The choices about followers, discovery and search, and the mark of automated accounts. */
export function PrivacySection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const section = useSection(
    'privacy',
    profile,
    CHOICES.map(({ name }) => name),
  )
  return (
    <EditorSection name={section.name} title={intl.formatMessage(messages.privacy)} saving={section}>
      <div>
        {CHOICES.map(({ name, label, hint }) => {
          const value = section.values[name]
          return (
            value !== null && (
              <Toggle
                key={name}
                label={intl.formatMessage(label)}
                hint={intl.formatMessage(hint)}
                checked={value}
                onChange={(on) => section.change({ [name]: on })}
              />
            )
          )
        })}
      </div>
    </EditorSection>
  )
}
