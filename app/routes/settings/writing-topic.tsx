import { PostingDefaults } from '@/features/profiles'
import { Setting, writingTopic, type SettingsTopic } from '@/features/settings'
import { defineMessages } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'

const messages = defineMessages({
  defaults: {
    id: 'writingTopic.defaults',
    defaultMessage: 'Posting defaults',
    description: 'Setting: visibility, language and quotes of new posts',
  },
  words: {
    id: 'writingTopic.words',
    defaultMessage: 'visibility privacy language quotes sensitive',
    description:
      'Further words by which the search finds the setting “Posting defaults”, separated by spaces; choose words of your language',
  },
})

function WritingSettings() {
  const { me } = useRuntime()
  return (
    <>
      <writingTopic.Content />
      {me !== null && (
        <Setting id="postingDefaults">
          <PostingDefaults />
        </Setting>
      )}
    </>
  )
}

/** The settings of writing, with the defaults of new posts that the server stores. */
export const memberWritingTopic: SettingsTopic = {
  ...writingTopic,
  settings: [
    ...writingTopic.settings,
    { id: 'postingDefaults', label: messages.defaults, keywords: messages.words, scope: 'account' },
  ],
  Content: WritingSettings,
}
