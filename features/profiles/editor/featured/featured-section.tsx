import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EditorSection } from '../section/editor-section'
import { FeaturedAccounts } from './featured-accounts'
import { FeaturedHashtags } from './featured-hashtags'
import { messages } from './messages'

/** The section of the profile editor about featured hashtags and accounts; nothing where the server has neither. */
export function FeaturedSection() {
  const intl = useIntl()
  const { me } = useRuntime()
  const hasTags = useCapability('featuredTags')
  const hasAccounts = useCapability('endorse')
  if (me === null || (!hasTags && !hasAccounts)) return null
  return (
    <EditorSection
      name="featured"
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
    >
      {hasTags && <FeaturedHashtags me={me} />}
      {hasAccounts && <FeaturedAccounts me={me} />}
    </EditorSection>
  )
}
