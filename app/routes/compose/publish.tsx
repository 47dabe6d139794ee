import { useEffect } from 'react'
import { MainComposer } from '@/features/compose'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../../layout/column/screen-frame'
import styles from './publish.module.css'

const messages = defineMessages({
  title: {
    id: 'publish.title',
    defaultMessage: 'New post',
    description: 'Title of the page with the composer',
  },
})

interface Props {
  /** Called after a successful post. */
  onPublished?: () => void
}

function ComposePage({ onPublished }: Props) {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      <div className={styles.page}>
        <MainComposer variant="page" focusOnMount {...(onPublished && { onPublished })} />
      </div>
    </ScreenFrame>
  )
}

/** The composer as a page, at /publish: stays there after posting. */
export const PublishRoute = () => <ComposePage />

/** The composer as a page, at /statuses/new: goes back after posting. */
export function NewStatusRoute() {
  const { back } = useNavigation()
  return <ComposePage onPublished={back} />
}
