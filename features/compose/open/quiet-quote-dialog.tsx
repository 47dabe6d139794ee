import { useState } from 'react'
import { setSettings } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { answerConfirm, type ModalProps } from '@/lib/modals'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import { composerQuoteMessages as messages } from '../editor/previews/quote-messages'

/** Asks before a quiet public post is quoted; the question can be turned off. */
export default function QuietQuoteDialog({ id, close }: ModalProps<'QUIET_QUOTE'>) {
  const intl = useIntl()
  const [never, setNever] = useState(false)
  const quote = () => {
    if (never) setSettings({ quietQuoteHint: false })
    answerConfirm(id, true)
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.quietTitle)}
      description={intl.formatMessage(messages.quietText)}
      size="small"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="primary" onClick={quote}>
            {intl.formatMessage(messages.quietConfirm)}
          </Button>
        </>
      }
    >
      <Checkbox label={intl.formatMessage(messages.quietNever)} checked={never} onChange={setNever} />
    </Dialog>
  )
}
