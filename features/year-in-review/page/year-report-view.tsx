import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SparkleIcon } from '@/lib/ui/icons'
import { noteScreenShown } from '@/lib/util/first-screen'
import { messages } from '../messages'
import { readYearReport } from '../mutations'
import { ArchetypePart } from '../parts/archetype-part'
import { KindsPart } from '../parts/kinds-part'
import { MonthsPart } from '../parts/months-part'
import { AppsPart, TagsPart } from '../parts/names-part'
import { NumbersPart } from '../parts/numbers-part'
import { PeoplePart } from '../parts/people-part'
import { TopPart } from '../parts/top-part'
import { isEmptyReport, type YearReport } from '../report'
import { ShareReport } from './share-report'
import styles from './year.module.css'

interface Props {
  year: string
  report: YearReport
}

/** All parts of a report, and the buttons that share it. */
export function YearReportView({ year, report }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  useEffect(() => {
    noteScreenShown()
    void runtime.run(readYearReport, { year }, { skipAlert: true })
  }, [runtime, year])
  const { archetype, months, kinds, top, tags, apps, repliedTo, boosted, unknown } = report
  return (
    <>
      {isEmptyReport(report) && (
        <EmptyState icon={<SparkleIcon />} title={intl.formatMessage(messages.nothing)} />
      )}
      {archetype && <ArchetypePart archetype={archetype} />}
      <NumbersPart report={report} />
      {top.map((post) => (
        <TopPart key={post.kind} {...post} />
      ))}
      <MonthsPart year={year} months={months} />
      {kinds && <KindsPart kinds={kinds} />}
      {tags.length > 0 && <TagsPart tags={tags} />}
      {repliedTo.length > 0 && (
        <PeoplePart title={messages.repliedTo} counted={messages.replyCount} people={repliedTo} />
      )}
      {boosted.length > 0 && (
        <PeoplePart title={messages.boosted} counted={messages.boostCount} people={boosted} />
      )}
      {apps.length > 0 && <AppsPart apps={apps} />}
      {unknown > 0 && (
        <p className={styles.note}>{intl.formatMessage(messages.unknown, { count: unknown })}</p>
      )}
      {!isEmptyReport(report) && <ShareReport year={year} report={report} />}
    </>
  )
}
