import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIsServerKnown, useMayHave } from '@/features/instance'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SparkleIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages } from '../messages'
import { makeYearReport } from '../mutations'
import { nextCheck } from '../next-check'
import { yearReportQuery, yearStateQuery } from '../queries'
import { YearReportView } from './year-report-view'

/** The summary of a year of the user, or the state of it: none, offered, being made. */
export function YearInReview({ year }: { year: string }) {
  const intl = useIntl()
  const hasReports = useMayHave('annualReports')
  // Which requests there are depends on the server.
  const isKnown = useIsServerKnown()
  if (!hasReports)
    return <EmptyState icon={<SparkleIcon />} title={intl.formatMessage(messages.unsupported)} />
  return isKnown ? <State key={year} year={year} /> : <SkeletonList kind="account" />
}

function State({ year }: { year: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data, error, isFetching, refetch, isStalled, check } = useYearState(year)
  const state = data?.state
  const before = useRef(state)
  useEffect(() => {
    if (state === 'generating' && before.current === 'eligible')
      announce(intl.formatMessage(messages.making, { year }))
    if (state === 'available' && before.current === 'generating')
      announce(intl.formatMessage(messages.ready, { year }))
    before.current = state
  }, [state, year, intl])
  if (!data && error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList kind="account" />
  if (state === 'available') return <Report year={year} />
  if (state === 'generating')
    return <Making year={year} isStalled={isStalled} onCheck={check} busy={isFetching} />
  if (state !== 'eligible') return <None year={year} />
  return (
    <PassFocusOnRemoval>
      <EmptyState
        icon={<SparkleIcon />}
        title={intl.formatMessage(messages.offered, { year })}
        text={intl.formatMessage(messages.offeredText)}
        action={
          <Button variant="primary" onClick={() => void runtime.run(makeYearReport, { year })}>
            {intl.formatMessage(messages.make)}
          </Button>
        }
      />
    </PassFocusOnRemoval>
  )
}

/** Reads the state of a report, again and again while the server makes it. */
function useYearState(year: string) {
  const runtime = useRuntime()
  const query = useQuery({
    ...yearStateQuery(runtime, year),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && nextCheck(data, dataUpdateCount),
  })
  const { data, refetch } = query
  const checks = runtime.client.getQueryState(yearStateQuery(runtime, year).queryKey)?.dataUpdateCount ?? 0
  const isStalled = data?.state === 'generating' && nextCheck(data, checks) === false
  return { ...query, isStalled, check: () => void refetch() }
}

interface MakingProps {
  year: string
  isStalled: boolean
  busy: boolean
  onCheck: () => void
}

function Making({ year, isStalled, busy, onCheck }: MakingProps) {
  const intl = useIntl()
  return (
    <PassFocusOnRemoval>
      <EmptyState
        icon={isStalled ? <SparkleIcon /> : <Spinner />}
        drawing={null}
        title={intl.formatMessage(messages.making, { year })}
        text={intl.formatMessage(isStalled ? messages.makingLong : messages.makingText)}
        action={
          isStalled && (
            <Button busy={busy} onClick={onCheck}>
              {intl.formatMessage(messages.check)}
            </Button>
          )
        }
      />
    </PassFocusOnRemoval>
  )
}

function None({ year }: { year: string }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<SparkleIcon />}
      title={intl.formatMessage(messages.none, { year })}
      text={intl.formatMessage(messages.noneText)}
    />
  )
}

function Report({ year }: { year: string }) {
  const runtime = useRuntime()
  const { data, error, isFetching, refetch } = useQuery({
    ...yearReportQuery(runtime, year),
    staleTime: 60_000,
  })
  if (data === undefined && error)
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonList kind="account" />
  return data ? <YearReportView year={year} report={data} /> : <None year={year} />
}
