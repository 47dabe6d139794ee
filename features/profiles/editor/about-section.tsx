import { useRef } from 'react'
import { EmojiButton } from '@/features/emoji'
import { useLimits } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { CharacterCount } from '@/lib/ui/character-count/character-count'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { TextField } from '@/lib/ui/text-field/text-field'
import { messages } from './messages'
import { profileCharactersLeft } from './model/problems'
import type { OwnProfile } from './model/profile-values'
import { EditorSection } from './section/editor-section'
import { useSection } from './section/use-section'
import styles from './section/section.module.css'

/** Display name and bio. */
export function AboutSection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const limits = useLimits()
  const name = useRef<HTMLInputElement>(null)
  const bio = useRef<HTMLTextAreaElement>(null)
  const section = useSection('about', profile, ['displayName', 'note'])
  const { values, problems, change } = section
  const left = profileCharactersLeft(values, limits)
  const errorOf = (name: 'displayName' | 'note') =>
    left[name] < 0 ? intl.formatMessage(messages.tooLong, { count: -left[name] }) : problems.get(name)
  return (
    <EditorSection
      name={section.name}
      title={intl.formatMessage(messages.aboutTitle)}
      isInvalid={left.displayName < 0 || left.note < 0}
      saving={section}
    >
      <TextField
        ref={name}
        label={intl.formatMessage(messages.displayName)}
        hint={intl.formatMessage(messages.displayNameHint)}
        aside={<CharacterCount left={left.displayName} />}
        error={errorOf('displayName')}
        value={values.displayName}
        autoComplete="off"
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <div className={styles.tools}>
        <EmojiButton field={name} only={intl.formatMessage(messages.emojiInName)} />
      </div>
      <TextArea
        ref={bio}
        label={intl.formatMessage(messages.bio)}
        hint={intl.formatMessage(messages.bioHint)}
        aside={<CharacterCount left={left.note} />}
        error={errorOf('note')}
        value={values.note}
        rows={4}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className={styles.tools}>
        <EmojiButton field={bio} only={intl.formatMessage(messages.emojiInBio)} />
      </div>
    </EditorSection>
  )
}
