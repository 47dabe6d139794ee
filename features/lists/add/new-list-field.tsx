import { useState, type FormEvent } from 'react'
import { errorText } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { AccountId } from '@/schemas/primitives'
import { MAX_TITLE_LENGTH } from '../limits'
import { changeMember } from '../members/change-member'
import { messages as common } from '../messages'
import { listChanges } from '../share-changes'
import { useCreateList } from '../use-create-list'
import { messages } from './messages'
import styles from './add-to-lists-dialog.module.css'

/** Creates a list and adds an account to it. A refused name stays in the field. */
export function NewListField({ accountId }: { accountId: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const create = useCreateList()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (title.trim() === '') {
      setProblem(intl.formatMessage(common.noTitle))
      return
    }
    setBusy(true)
    setProblem(null)
    await create(
      { title: title.trim() },
      {
        onDone: (saved) => {
          setTitle('')
          listChanges.send(runtime, { saved })
          void changeMember(runtime, saved.id, accountId, true)
        },
        onFailed: (error) => setProblem(errorText(error, intl)?.text ?? null),
        skipAlert: true,
      },
    )
    setBusy(false)
  }
  return (
    <form className={styles.create} onSubmit={(event) => void submit(event)}>
      <TextField
        label={intl.formatMessage(messages.name)}
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        error={problem ?? undefined}
        onChange={(event) => {
          setTitle(event.target.value)
          setProblem(null)
        }}
      />
      <Button type="submit" busy={busy}>
        {intl.formatMessage(messages.create)}
      </Button>
    </form>
  )
}
