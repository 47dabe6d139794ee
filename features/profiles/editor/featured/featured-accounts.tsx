import { useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AccountRow, nameOf } from '@/features/accounts'
import { memberSearch } from '@/features/lists'
import { pushToast } from '@/lib/alerts'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { fetchNext, idsOf } from '@/lib/query'
import { keyWithin, useEntity, useRuntime, type Runtime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { debounce } from '@/lib/util/timing/debounce'
import type { AccountId } from '@/schemas/primitives'
import { featureAccount } from '../../featured/feature-account'
import { useFeaturedAccounts } from '../../featured/use-featured-accounts'
import { messages } from './messages'
import { nextButton } from './next-button'
import styles from './featured.module.css'

/** Time in ms after the last key until a search is sent. */
const TYPING_PAUSE = 300

/** Stops featuring an account, with a notice that offers to feature it again. */
async function removeAccount(runtime: Runtime, id: AccountId, intl: IntlShape): Promise<void> {
  const account = runtime.cache.read('account', id)
  const isDone = await featureAccount(runtime, id, false)
  if (!isDone || !account || runtime.cache.read('relationship', id)?.endorsed) return
  pushToast({
    kind: 'success',
    text: () => intl.formatMessage(messages.removed, { name: nameOf(account) }),
    key: `featured ${keyWithin(runtime.identity, id)}`,
    identity: runtime.identity.key,
    action: {
      label: () => intl.formatMessage(messages.undo),
      undo: true,
      run: () => void featureAccount(runtime, id, true),
    },
  })
}

/** The accounts that the user features, and a search among followed people to add more. */
export function FeaturedAccounts({ me }: { me: AccountId }) {
  const intl = useIntl()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, ids } = useFeaturedAccounts(me)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const search = useMemo(() => debounce(setWanted, TYPING_PAUSE), [])
  useEffect(() => () => search.cancel(), [search])
  const type = (value: string) => {
    setText(value)
    search(value.trim())
    if (value.trim() === '') search.flush()
  }
  const passFocus = (event: MouseEvent) => (nextButton(event.currentTarget) ?? field.current)?.focus()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {intl.formatMessage(messages.people)}
      </h3>
      {!query.data && query.isError && (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          compact
        />
      )}
      {!query.data && query.isPending && <SkeletonList kind="account" rows={2} />}
      {query.data && ids.length === 0 && (
        <p className={styles.none}>{intl.formatMessage(messages.noPeople)}</p>
      )}
      {ids.length > 0 && <Rows ids={ids} labelledBy={titleId} onRemove={passFocus} />}
      {query.hasNextPage && (
        <Button busy={query.isFetching} onClick={() => fetchNext(query)}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
      <SearchInput
        ref={field}
        label={intl.formatMessage(messages.search)}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {wanted !== '' && <Results key={wanted} text={wanted} me={me} />}
    </section>
  )
}

/** Followed people whose name or handle matches a text. */
function Results({ text, me }: { text: string; me: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => memberSearch(runtime, text, true), [runtime, text])
  const query = useInfiniteQuery(list)
  if (query.isError && !query.data)
    return (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} compact />
    )
  if (!query.data) return <SkeletonList kind="account" rows={2} />
  // Servers count the user’s account as followed.
  const ids = idsOf(query.data).filter((id) => id !== me)
  if (ids.length === 0)
    return <output className={styles.none}>{intl.formatMessage(messages.noResults)}</output>
  return <Rows ids={ids} label={intl.formatMessage(messages.results)} />
}

interface RowsProps {
  ids: readonly AccountId[]
  label?: string
  labelledBy?: string
  /** Called before a row is removed, for the focus. Without it rows stay and can be added again. */
  onRemove?: (event: MouseEvent) => void
}

function Rows({ ids, label, labelledBy, onRemove }: RowsProps) {
  return (
    // The rows are no <li>, so the list is no <ul>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" className={styles.people} aria-label={label} aria-labelledby={labelledBy}>
      {ids.map((id) => (
        <AccountRow key={id} id={id} action={<FeatureButton id={id} onRemove={onRemove} />} />
      ))}
    </div>
  )
}

function FeatureButton({ id, onRemove }: { id: AccountId; onRemove: RowsProps['onRemove'] }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useEntity('account', id)
  // Until the relationship is loaded, the list decides. Featuring an account twice is no error.
  const isFeatured = useEntity('relationship', id)?.endorsed ?? onRemove !== undefined
  if (!account) return null
  const press = (event: MouseEvent) => {
    if (isFeatured) {
      onRemove?.(event)
      void removeAccount(runtime, id, intl)
    } else void featureAccount(runtime, id, true)
  }
  const name = nameOf(account)
  return (
    <Button
      size="small"
      variant={isFeatured ? 'secondary' : 'primary'}
      aria-label={intl.formatMessage(isFeatured ? messages.removeNamed : messages.addNamed, { name })}
      onClick={press}
    >
      {intl.formatMessage(isFeatured ? messages.remove : messages.add)}
    </Button>
  )
}
