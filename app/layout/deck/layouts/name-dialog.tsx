import { useId, useState, type FormEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { TextField } from '@/lib/ui/text-field/text-field'
import { changeDeck, getLayouts } from '../deck-store'
import { saveLayout } from './layout-actions'
import { layoutNamed, MAX_NAME_LENGTH, withLayoutRenamed } from './layouts'
import { messages } from './messages'

/** The dialog that saves the columns of the deck under a name, or renames a layout. */
export default function LayoutNameDialog({ payload: { layoutId }, close }: ModalProps<'LAYOUT_NAME'>) {
  const intl = useIntl()
  const formId = useId()
  const before = getLayouts().find(({ id }) => id === layoutId)
  const [name, setName] = useState(before?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const same = layoutNamed(getLayouts(), name)
  const isTaken = before !== undefined && same !== undefined && same.id !== before.id
  const replaces = before === undefined && same !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setMissing(true)
    if (name.trim() === '' || isTaken) return
    if (before) changeDeck((deck) => withLayoutRenamed(deck, before.id, name))
    else saveLayout(intl, name, same?.id)
    close()
  }
  const problem = isMissing ? messages.nameMissing : isTaken ? messages.nameTaken : undefined
  return (
    <Dialog
      title={intl.formatMessage(before ? messages.renameTitle : messages.saveTitle)}
      size="small"
      onClose={close}
      onFailed={close}
      keep={name !== (before?.name ?? '')}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary">
            {intl.formatMessage(replaces ? messages.replace : messages.confirmSave)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={intl.formatMessage(messages.name)}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          hint={replaces && intl.formatMessage(messages.replaces)}
          error={problem && intl.formatMessage(problem)}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
      </form>
    </Dialog>
  )
}
