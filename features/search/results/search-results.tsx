import type { SearchType } from '@/lib/navigation'
import { useOffline } from '@/lib/alerts'
import { useRuntime } from '@/lib/runtime'
import { OpenAddress } from '../address/open-address'
import { isWebAddress } from '../rules'
import { FoundOnDevice, OfflineResults } from '../device/offline-results'
import { AllResults } from './all-results'
import { PeopleResults } from './people-results'
import { PostResults } from './post-results'
import type { ResultProps } from './result-props'
import { Intro, Refused, searchRefusalOf, SignInForAddress } from './states'
import { TagResults } from './tag-results'
import { useLoadedResults } from './use-loaded-results'

interface Props extends ResultProps {
  /** The only type of results. Default: all. */
  type?: SearchType | undefined
  /** True in a column that keeps its page: other results replace it, and a found web address is only linked. Default false. */
  isPinned?: boolean
}

const RESULTS = { accounts: PeopleResults, hashtags: TagResults, statuses: PostResults }

/** The results of a search, or why there are none. */
export function SearchResults({ type, isPinned = false, ...props }: Props) {
  const { me } = useRuntime()
  const isOffline = useOffline()
  const { data, error } = useLoadedResults(props.text)[type ?? 'accounts']
  const refusal = searchRefusalOf(error, me !== null)
  if (props.text === '') return <Intro />
  if (isWebAddress(props.text))
    return me === null ? <SignInForAddress /> : <OpenAddress address={props.text} opens={!isPinned} />
  const hasPosts = me !== null && (type ?? 'statuses') === 'statuses'
  if (hasPosts && isOffline && data === undefined) return <OfflineResults text={props.text} />
  if (refusal)
    return (
      <>
        <Refused refusal={refusal} />
        {hasPosts && <FoundOnDevice text={props.text} />}
      </>
    )
  if (type === undefined) return <AllResults {...props} isPinned={isPinned} />
  const Results = RESULTS[type]
  return <Results {...props} />
}
