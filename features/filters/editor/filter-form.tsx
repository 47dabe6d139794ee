import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { errorText, pushToast } from '@/lib/alerts'
import { useCapability } from '@/features/instance'
import type { ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useUnsavedChanges } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { Filter } from '@/schemas/filter'
import type { FilterId } from '@/schemas/primitives'
import { deleteFilter } from '../delete-filter'
import type { FilterSet } from '../filter-set'
import { messages as shared } from '../messages'
import { createFilter, updateFilter } from '../mutations'
import { PreviewPanel } from '../preview/preview-panel'
import { loadedFilterIds } from '../queries'
import { ActionField, ContextFields, ExpiryField } from './choice-fields'
import {
  draftOf,
  draftOfNew,
  isSameDraft,
  KEYWORD_LENGTH,
  problemsOf,
  TITLE_LENGTH,
  type DraftProblem,
  type FilterDraft,
  type FilterField,
  type FilterPrefill,
} from './draft'
import { KeywordFields } from './keyword-fields'
import { messages, problemTexts } from './messages'
import { PostEntries } from './post-entries'
import { serverProblems } from './server-problems'
import styles from './filter-editor.module.css'

interface Props {
  api: NonNullable<FilterSet['api']>
  /** The filter to change; null for a new one. */
  filter: Filter | null
  prefill?: FilterPrefill | undefined
}

/** The form of a filter, with a preview of what it matches. */
export function FilterForm({ api, filter, prefill }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { backTo } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const failureId = useId()
  const [initial] = useState(() => (filter ? draftOf(filter) : draftOfNew(prefill)))
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  // The server may have saved the last attempt although its answer was lost.
  const hasFailed = useRef(false)
  /** The filters before the first attempt. */
  const before = useRef<readonly FilterId[] | null>(null)
  const canBlur = useCapability('blurFilter') && api === 'v2'
  const stopAsking = useUnsavedChanges(!isSameDraft(draft, initial), messages.leaveText)

  const change = (part: Partial<FilterDraft>) => {
    setDraft({ ...draft, ...part })
    if (problems.length > 0) setProblems([])
    if (failure) setFailure(null)
  }
  const fromServer = failure ? serverProblems(failure) : null
  const errorOf = (field: FilterField, at?: number): string | undefined => {
    const problem = problems.find((each) => each.field === field && each.at === at)
    if (problem)
      return intl.formatMessage(problemTexts[problem.code], {
        most: field === 'title' ? TITLE_LENGTH : KEYWORD_LENGTH,
      })
    return at === undefined || at === 0 ? fromServer?.get(field) : undefined
  }
  const general = failure && fromServer?.size === 0 ? errorText(failure, intl) : null

  // Wait for the render that marks the fields.
  const isInvalid = problems.length > 0 || (fromServer?.size ?? 0) > 0
  useEffect(() => {
    if (isInvalid)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [isInvalid])

  const leave = () => backTo(paths.filters)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = problemsOf(draft, api)
    setProblems(found)
    if (found.length > 0) return
    setBusy(true)
    setFailure(null)
    before.current ??= loadedFilterIds(runtime)
    const args = { api, draft, isRepeat: hasFailed.current }
    const handlers = { onFailed: setFailure, skipAlert: true }
    const isSaved = await (filter
      ? runtime.run(updateFilter, { ...args, before: filter }, handlers)
      : runtime.run(createFilter, { ...args, before: before.current }, handlers))
    setBusy(false)
    hasFailed.current = !isSaved
    if (!isSaved) return
    pushToast({
      kind: 'success',
      text: () => intl.formatMessage(messages.saved),
      identity: runtime.identity.key,
    })
    stopAsking()
    leave()
  }
  const remove = (gone: Filter) => {
    stopAsking()
    deleteFilter(runtime, api, gone, intl)
    leave()
  }
  const posts = (filter?.statuses ?? [])
    .map((entry) => entry.status_id)
    .filter((id) => !draft.removedPosts.includes(id))

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-describedby={general ? failureId : undefined}
      onSubmit={(event) => void save(event)}
    >
      {api === 'v2' && (
        <TextField
          label={intl.formatMessage(messages.title)}
          hint={intl.formatMessage(messages.titleHint)}
          error={errorOf('title')}
          value={draft.title}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      )}
      <KeywordFields
        keywords={draft.keywords}
        most={api === 'v1' && filter ? 1 : Infinity}
        errorAt={(at) => errorOf('keywords', at)}
        onChange={(keywords) => change({ keywords })}
      />
      <PostEntries posts={posts} onRemove={(id) => change({ removedPosts: [...draft.removedPosts, id] })} />
      <PreviewPanel filter={{ keywords: draft.keywords, posts }} />
      <ActionField
        value={draft.action}
        canBlur={canBlur || draft.action === 'blur'}
        drops={api === 'v1'}
        error={errorOf('action')}
        onChange={(action) => change({ action })}
      />
      <ContextFields
        value={draft.context}
        error={errorOf('context')}
        onChange={(context) => change({ context })}
      />
      <ExpiryField
        value={draft.expiresIn}
        end={filter?.expires_at ?? null}
        error={errorOf('expiry')}
        onChange={(expiresIn) => change({ expiresIn })}
      />
      <div role="alert">
        {general && (
          <p id={failureId} className={styles.failure}>
            <strong>{intl.formatMessage(messages.failed)}</strong>
            <span>{general.text}</span>
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <Button type="submit" variant="primary" busy={busy}>
          {intl.formatMessage(filter ? messages.save : messages.create)}
        </Button>
        <Button onClick={leave}>{intl.formatMessage(messages.cancel)}</Button>
        {filter && (
          <Button variant="danger" className={styles.delete} onClick={() => remove(filter)}>
            {intl.formatMessage(shared.delete)}
          </Button>
        )}
      </footer>
    </form>
  )
}
