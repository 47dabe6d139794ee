import { useRef, useState, type FormEvent } from 'react'
import { errorText } from '@/lib/alerts'
import type { ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { Filter } from '@/schemas/filter'
import type { FilterId, StatusId } from '@/schemas/primitives'
import { draftOfNew } from '../editor/draft'
import { serverProblems } from '../editor/server-problems'
import { CONTEXTS } from '../messages'
import { addPost, createFilter, removePost } from '../mutations'
import { loadedFilterIds } from '../queries'
import type { FilterContext } from '../rules'
import { useFilters } from '../use-filters'
import { useIsExpired } from '../expiry/use-is-expired'
import { messages } from './messages'
import styles from './filter-post-dialog.module.css'

/** More filters than this get a search field. */
const MAX_UNSEARCHED = 6

interface ChoiceProps {
  filter: Filter
  statusId: StatusId
  context: FilterContext
}

/** A checkbox that adds the post to a filter, or removes it. */
function FilterChoice({ filter, statusId, context }: ChoiceProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const entry = filter.statuses?.find((each) => each.status_id === statusId)
  const isExpired = useIsExpired(filter)
  const hint = isExpired ? messages.expired : filter.context.includes(context) ? null : messages.elsewhere
  return (
    <Checkbox
      label={<bdi>{filter.title}</bdi>}
      hint={
        hint && (
          <>
            {intl.formatMessage(hint)}{' '}
            {isExpired && (
              <AppLink
                to={paths.filter(filter.id)}
                aria-label={intl.formatMessage(messages.editNamed, { title: filter.title })}
              >
                {intl.formatMessage(messages.edit)}
              </AppLink>
            )}
          </>
        )
      }
      checked={entry !== undefined}
      // An entry that is being created cannot be removed yet.
      disabled={entry?.id === 'new' || filter.id.startsWith('new ')}
      onChange={(on) => {
        if (on) void runtime.run(addPost, { id: filter.id, statusId })
        else if (entry) void runtime.run(removePost, { id: filter.id, entry })
      }}
    />
  )
}

/** The form that creates a filter for the post in place. */
function NewFilter({ statusId }: { statusId: StatusId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const hasFailed = useRef(false)
  /** The filters before the first attempt. */
  const before = useRef<readonly FilterId[] | null>(null)
  const error = failure && (serverProblems(failure).get('title') ?? errorText(failure, intl)?.text)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || busy) return
    setBusy(true)
    setFailure(null)
    const draft = { ...draftOfNew({ title: title.trim() }), context: CONTEXTS, keywords: [] }
    let created: Filter | undefined
    before.current ??= loadedFilterIds(runtime)
    const isCreated = await runtime.run(
      createFilter,
      { api: 'v2', draft, isRepeat: hasFailed.current, before: before.current },
      { onDone: ([saved]) => (created = saved), onFailed: setFailure, skipAlert: true },
    )
    hasFailed.current = !isCreated
    if (isCreated) {
      before.current = null
      setTitle('')
    }
    if (created) await runtime.run(addPost, { id: created.id, statusId })
    setBusy(false)
  }
  return (
    <form className={styles.new} onSubmit={(event) => void create(event)}>
      <TextField
        label={intl.formatMessage(messages.new)}
        value={title}
        error={error}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" busy={busy} aria-disabled={title.trim() === ''}>
        {intl.formatMessage(messages.create)}
      </Button>
    </form>
  )
}

/** The FILTER modal: adds a single post to existing filters or a new one. */
export default function FilterPostDialog({ payload, close }: ModalProps<'FILTER'>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { statusId, context } = payload
  const { data, error, isFetching, refetch } = useFilters()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase(intl.locale)
  const filters = data?.filters ?? []
  const shown = filters.filter(({ title }) => title.toLocaleLowerCase(intl.locale).includes(wanted))
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.text)}
      size="small"
      onClose={close}
      onFailed={close}
      footer={
        <>
          <Button onClick={() => go(paths.filters)}>{intl.formatMessage(messages.manage)}</Button>
          <Button variant="primary" onClick={close}>
            {intl.formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      {!data && error && (
        <ErrorState compact error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <SkeletonList kind="account" rows={2} />}
      {filters.length > MAX_UNSEARCHED && (
        <SearchInput
          label={intl.formatMessage(messages.search)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {shown.length > 0 && (
        <fieldset className={styles.list} aria-label={intl.formatMessage(messages.list)}>
          {shown.map((filter) => (
            <FilterChoice key={filter.id} filter={filter} statusId={statusId} context={context} />
          ))}
        </fieldset>
      )}
      {filters.length > 0 && shown.length === 0 && <output>{intl.formatMessage(messages.none)}</output>}
      {data && <NewFilter statusId={statusId} />}
    </Dialog>
  )
}
