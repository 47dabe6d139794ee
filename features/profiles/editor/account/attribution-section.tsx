import { useIntl } from '@/lib/i18n'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { invalidDomain } from '../model/problems'
import { tidyDomains, type OwnProfile } from '../model/profile-values'
import { EditorSection } from '../section/editor-section'
import { useSection } from '../section/use-section'
import { messages } from './messages'

/** The websites that may name the account as the author of their articles. */
export function AttributionSection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const section = useSection('attribution', profile, ['attributionDomains'])
  const { attributionDomains: lines } = section.values
  if (lines === null) return null
  const invalid = invalidDomain(tidyDomains(lines))
  return (
    <EditorSection
      name={section.name}
      title={intl.formatMessage(messages.attribution)}
      text={intl.formatMessage(messages.attributionText)}
      isInvalid={invalid !== undefined}
      saving={section}
    >
      <TextArea
        label={intl.formatMessage(messages.domains)}
        hint={intl.formatMessage(messages.domainsHint)}
        error={
          invalid === undefined
            ? section.problems.get('attributionDomains')
            : intl.formatMessage(messages.invalidDomain, { text: invalid })
        }
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={lines.join('\n')}
        onChange={(event) => section.change({ attributionDomains: event.target.value.split('\n') })}
      />
    </EditorSection>
  )
}
