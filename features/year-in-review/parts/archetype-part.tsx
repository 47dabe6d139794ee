import { useIntl } from '@/lib/i18n'
import { BoostIcon, PollIcon, ReplyIcon, ShowIcon, SparkleIcon } from '@/lib/ui/icons'
import { archetypeNames, archetypeTexts, messages } from '../messages'
import type { Archetype } from '../report'
import styles from './parts.module.css'

const ICONS: Readonly<Record<Archetype, typeof ShowIcon>> = {
  lurker: ShowIcon,
  booster: BoostIcon,
  pollster: PollIcon,
  replier: ReplyIcon,
  oracle: SparkleIcon,
}

/** The archetype: its picture, its name and what it means. */
export function ArchetypePart({ archetype }: { archetype: Archetype }) {
  const intl = useIntl()
  const Icon = ICONS[archetype]
  return (
    <section className={styles.archetype}>
      <span className={styles.picture} aria-hidden>
        <Icon size={56} strokeWidth={1.5} />
      </span>
      <h2 className={styles.kicker}>{intl.formatMessage(messages.archetype)}</h2>
      <p className={styles.name}>{intl.formatMessage(archetypeNames[archetype])}</p>
      <p className={styles.text}>{intl.formatMessage(archetypeTexts[archetype])}</p>
    </section>
  )
}
