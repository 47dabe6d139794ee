import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { listOf } from '../drafts/draft-rules'
import { showDraft } from '../drafts/main-composer-registry'
import { useDrafts, useDraftsState } from '../drafts/use-drafts'
import { draftMessages as messages } from '../messages'
import { DraftRow } from './draft-row'
import { draftMatches } from './drafts-list'
import styles from './found-drafts.module.css'

/** Drafts of the account that have all words, to open them; nothing when there are none. */
export default function FoundDrafts({ words }: { words: string }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const store = useDrafts()
  const drafts = useDraftsState((state) => state.drafts)
  const main = useDraftsState((state) => state.main[identity.key])
  const found = listOf(drafts, identity.key).filter((draft) => draftMatches(draft, words))
  if (found.length === 0) return null
  return (
    <PassFocusOnRemoval>
      <TitledSection title={intl.formatMessage(messages.label)}>
        <ul className={styles.list}>
          {found.map((draft) => (
            <DraftRow
              key={draft.id}
              drafts={store}
              draft={draft}
              current={draft.id === main}
              foreign={false}
              onOpen={() => showDraft(store, identity.key, draft.id)}
            />
          ))}
        </ul>
      </TitledSection>
    </PassFocusOnRemoval>
  )
}
