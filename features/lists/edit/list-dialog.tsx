import { useId, useState, type FormEvent } from 'react'
import { useCapability } from '@/features/instance'
import { updateListTimeline } from '@/features/timelines'
import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { Select } from '@/lib/ui/select'
import { TextField } from '@/lib/ui/text-field/text-field'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { List } from '@/schemas/list'
import { checkList } from '../check-list'
import { MAX_TITLE_LENGTH } from '../limits'
import { messages } from '../messages'
import { updateList } from '../mutations'
import type { ListDetails } from '../patches'
import { listChanges } from '../share-changes'
import { useCreateList } from '../use-create-list'
import { useLists } from '../use-list'
import styles from './list-dialog.module.css'

const POLICIES = [
  ['list', messages.repliesToList],
  ['followed', messages.repliesToFollowed],
  ['none', messages.repliesToNone],
] as const

const ownMessages = defineMessages({
  repliesUnknown: {
    id: 'lists.replies.unknown',
    defaultMessage: 'Unknown',
    description: 'Option: which replies the list includes is a choice that only the server knows',
  },
  repliesUnknownHint: {
    id: 'lists.replies.unknown_hint',
    defaultMessage: 'Your server uses a setting that Skein doesn’t support. It won’t be changed.',
    description: 'Under the option “Unknown” for the replies that a list includes',
  },
})

/** Returns the properties that differ from those of `list`. */
function changesOf(list: List, details: ListDetails): Partial<ListDetails> {
  const changed = Object.entries(details).filter(([name, value]) => list[name as keyof ListDetails] !== value)
  return Object.fromEntries(changed)
}

function ListForm({ list, close }: { list: List | null; close: () => void }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const create = useCreateList()
  const formId = useId()
  const hasPolicy = useCapability('listReplies') || list?.replies_policy !== undefined
  const canExclude = useCapability('exclusiveLists') || list?.exclusive !== undefined
  const [title, setTitle] = useState(list?.title ?? '')
  // '' is a policy that only the server knows, which then stays.
  const isUnknown = list !== null && list.replies_policy === undefined
  const [policy, setPolicy] = useState<NonNullable<List['replies_policy']> | ''>(
    list === null ? 'list' : (list.replies_policy ?? ''),
  )
  const [exclusive, setExclusive] = useState(list?.exclusive ?? false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (title.trim() === '') {
      setProblem(intl.formatMessage(messages.noTitle))
      return
    }
    const details: ListDetails = {
      title: title.trim(),
      ...(hasPolicy && policy !== '' && { replies_policy: policy }),
      ...(canExclude && { exclusive }),
    }
    setBusy(true)
    setProblem(null)
    const handlers = {
      skipAlert: true,
      onDone: (saved: List) => listChanges.send(runtime, { saved }),
      onFailed: (error: unknown) => {
        setProblem(errorText(error, intl)?.text ?? null)
        setBusy(false)
        if (list && isApiError(error, 'notFound')) void checkList(runtime, list.id)
      },
    }
    if (list === null) {
      let created: List | undefined
      const onDone = (saved: List) => {
        created = saved
        handlers.onDone(saved)
      }
      await create(details, { ...handlers, onDone })
      if (!created) return
      close()
      go(paths.listMembers(created.id))
      return
    }
    const changes = changesOf(list, details)
    const isSame = Object.keys(changes).length === 0
    if (!isSame && !(await runtime.run(updateList, { id: list.id, changes }, handlers))) return
    if (changes.replies_policy) updateListTimeline(runtime, list.id, null)
    close()
  }

  const name = intl.formatMessage(list ? messages.edit : messages.newList)
  return (
    <Dialog
      title={name}
      onClose={close}
      onFailed={close}
      keep={title !== (list?.title ?? '')}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {intl.formatMessage(list ? messages.save : messages.create)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={intl.formatMessage(messages.title)}
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          error={problem ?? undefined}
          onChange={(event) => {
            setTitle(event.target.value)
            setProblem(null)
          }}
        />
        {hasPolicy && (
          <Select
            label={intl.formatMessage(messages.replies)}
            value={policy}
            onChange={(value) => setPolicy(value as typeof policy)}
            options={[
              ...(isUnknown
                ? [
                    {
                      value: '',
                      label: intl.formatMessage(ownMessages.repliesUnknown),
                      hint: intl.formatMessage(ownMessages.repliesUnknownHint),
                    },
                  ]
                : []),
              ...POLICIES.map(([value, label]) => ({ value, label: intl.formatMessage(label) })),
            ]}
          />
        )}
        {canExclude && (
          <Toggle
            label={intl.formatMessage(messages.exclusive)}
            hint={intl.formatMessage(messages.exclusiveHint)}
            checked={exclusive}
            onChange={setExclusive}
          />
        )}
      </form>
    </Dialog>
  )
}

/** The LIST modal: name, replies and exclusivity of a new or an existing list. */
export default function ListDialog({ payload: { listId }, close }: ModalProps<'LIST'>) {
  const { data } = useLists()
  const found = data?.find(({ id }) => id === listId) ?? null
  // Fixed while the dialog is open: saving changes the list before the server answers.
  const [list, setList] = useState(found)
  if (list === null && found !== null) setList(found)
  if (listId !== null && list === null) return null
  return <ListForm key={listId} list={list} close={close} />
}
