import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { EditorSection } from '../section/editor-section'
import { ImageField } from './image-field'
import { messages } from './messages'
import styles from './images.module.css'

/** The section of the profile editor about avatar and header image. */
export function ImagesSection() {
  const { me } = useRuntime()
  return me === null ? null : <Images me={me} />
}

function Images({ me }: { me: AccountId }) {
  const intl = useIntl()
  const account = useEntity('account', me)
  if (!account) return null
  return (
    <EditorSection
      name="images"
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
    >
      <div className={styles.fields}>
        <ImageField kind="avatar" address={account.avatar_static} />
        <ImageField kind="header" address={account.header_static} />
      </div>
    </EditorSection>
  )
}
