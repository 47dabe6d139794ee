import { useId } from 'react'
import { compareVersions, VersionChanges, type VersionContent } from '@/features/statuses'
import { absoluteTime, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { answerConflict, type Conflict, type ConflictAnswer } from './conflict'
import { messages } from './messages'
import styles from './conflict-dialog.module.css'

interface VersionProps extends Pick<Conflict, 'emojis' | 'language'> {
  heading: string
  before: VersionContent
  after: VersionContent
}

function Version({ heading, before, after, emojis, language }: VersionProps) {
  const id = useId()
  return (
    <section className={styles.version} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <VersionChanges
        changes={compareVersions(before, after, emojis)}
        emojis={emojis}
        language={language}
        covered={false}
      />
    </section>
  )
}

/** Asks what to do with an edit of a post that was also edited elsewhere, and shows both versions. */
export default function ConflictDialog({ id, payload, close }: ModalProps<'EDIT_CONFLICT'>) {
  const intl = useIntl()
  const { base, newer, mine, editedAt, ...rest } = payload
  const answer = (given: ConflictAnswer) => {
    answerConflict(id, given)
    close()
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      {...(editedAt !== null && {
        description: intl.formatMessage(messages.text, { time: absoluteTime(intl, editedAt) }),
      })}
      keep
      onClose={close}
      footer={
        <>
          <Button onClick={() => answer('go on')}>{intl.formatMessage(messages.keepEditing)}</Button>
          <Button onClick={() => answer('newer')}>{intl.formatMessage(messages.takeNewer)}</Button>
          <Button variant="primary" onClick={() => answer('mine')}>
            {intl.formatMessage(messages.saveYours)}
          </Button>
        </>
      }
    >
      <Version heading={intl.formatMessage(messages.newer)} before={base} after={newer} {...rest} />
      <Version heading={intl.formatMessage(messages.yours)} before={newer} after={mine} {...rest} />
    </Dialog>
  )
}
