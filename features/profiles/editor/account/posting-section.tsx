import { searchLanguages } from '@/features/compose'
import { visibilityNames } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { Combobox } from '@/lib/ui/combobox'
import { Select } from '@/lib/ui/select'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { Visibility } from '@/schemas/statuses/status'
import type { OwnProfile } from '../model/profile-values'
import { EditorSection } from '../section/editor-section'
import { useSection } from '../section/use-section'
import { messages, quotePolicies } from './messages'

const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'private']

/** The default of new posts on the server; other apps use it too. */
export function PostingSection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const section = useSection('posting', profile, ['privacy', 'sensitive', 'language', 'quotePolicy'])
  const { values, problems, change } = section
  const { privacy, sensitive, language, quotePolicy } = values
  if (privacy === null && sensitive === null && language === null) return null
  const offered = VISIBILITIES.some((visibility) => visibility === privacy)
    ? VISIBILITIES
    : [...VISIBILITIES, privacy as Visibility]
  // Only the author can quote followers-only posts.
  const isPrivate = privacy === 'private' || privacy === 'direct'
  return (
    <EditorSection
      name={section.name}
      title={intl.formatMessage(messages.posting)}
      text={intl.formatMessage(messages.postingText)}
      saving={section}
    >
      {privacy !== null && (
        <Select
          label={intl.formatMessage(messages.visibility)}
          error={problems.get('privacy')}
          value={privacy}
          options={offered.map((value) => ({ value, label: intl.formatMessage(visibilityNames[value]) }))}
          onChange={(value) => change({ privacy: value })}
        />
      )}
      {quotePolicy !== null && (
        <Select
          label={intl.formatMessage(messages.quotes)}
          hint={isPrivate && intl.formatMessage(messages.quotesPrivate)}
          value={isPrivate ? 'nobody' : quotePolicy}
          disabled={isPrivate}
          options={quotePolicies.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
          onChange={(value) => change({ quotePolicy: value })}
        />
      )}
      {language !== null && (
        <Combobox
          label={intl.formatMessage(messages.language)}
          error={problems.get('language')}
          value={language}
          options={[
            { value: '', label: intl.formatMessage(messages.noLanguage) },
            ...searchLanguages(intl, '', []).map(({ code, name, nativeName }) => ({
              value: code,
              label: name,
              hint: nativeName,
            })),
          ]}
          onChange={(value) => change({ language: value })}
        />
      )}
      {sensitive !== null && (
        <Toggle
          label={intl.formatMessage(messages.sensitive)}
          checked={sensitive}
          onChange={(on) => change({ sensitive: on })}
        />
      )}
    </EditorSection>
  )
}
