import { useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { rememberSearch } from '@/features/search'
import { canCommand } from '@/lib/bus'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Dialog } from '@/lib/ui/dialog'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, SearchIcon } from '@/lib/ui/icons'
import { takeTyped } from './connect-palette'
import type { PaletteItem } from './item'
import { headings, itemLabels, messages } from './messages'
import { PaletteRow } from './palette-row'
import { firstResults, type RankedGroup, type RankedItem } from './rank'
import { rememberItem } from './recents'
import { searchItem } from './sources'
import { useShortcutItems } from './use-shortcut-items'
import { useAfterClose } from './use-after-close'
import { usePaletteItems } from './use-palette-items'
import { usePeopleSearch } from './use-people-search'
import { usePostSearch } from './use-post-search'
import styles from './palette.module.css'

/** Returns a function that does what an item is for, and closes the palette. `query`: the text in the field. */
function useChoose(query: string, close: () => void): (item: PaletteItem) => void {
  const navigation = useNavigation()
  const { identity } = useRuntime()
  const afterClose = useAfterClose()
  return useStableCallback((item: PaletteItem) => {
    const { choice } = item
    rememberItem(identity.key, item)
    if (item.group === 'search') rememberSearch(identity.key, query.trim())
    if (choice.kind === 'switch') return navigation.goAs(choice.identityKey, paths.home)
    if (choice.kind === 'open') {
      // Another page replaces the history entry of the palette, which closes it.
      if (navigation.hrefOf(choice.path) !== location.pathname) return navigation.go(choice.path)
      // In the deck, another column may be in use.
      if (canCommand('focusColumn')) afterClose(() => navigation.go(choice.path, { replace: true }))
    } else afterClose(choice.run)
    close()
  })
}

/** Adds what the server found to a group. It becomes the last, so that no result moves. */
function withFound(
  groups: readonly RankedGroup[],
  name: 'people' | 'posts',
  found: readonly RankedItem[],
): readonly RankedGroup[] {
  const known = new Set(groups.flatMap(({ items }) => items.map(({ item }) => item.id)))
  const added = found.filter(({ item }) => !known.has(item.id))
  const own = groups.find((group) => group.name === name)
  if (added.length === 0) return groups
  return [...groups.filter((group) => group !== own), { name, items: [...(own?.items ?? []), ...added] }]
}

/** Returns the group with the item that searches the server for the query; null without one. */
function useSearchGroup(query: string): RankedGroup | null {
  const intl = useIntl()
  const { http } = useRuntime()
  const text = query.trim()
  if (text === '' || !http.capabilities.tries('search')) return null
  const item = searchItem(text, intl.formatMessage(itemLabels.searchFor, { text }))
  return { name: 'search', items: [{ item, marks: [] }] }
}

/** Results to render at once for a new query: those that a small window shows. The others follow after the paint. */
const FIRST_RESULTS = 10

/** Devices whose keyboard is on the screen. */
const TOUCH = '(hover: none) and (pointer: coarse)'

const renderKey = (key: ReactNode) => <kbd className={styles.key}>{key}</kbd>

/** The PALETTE modal: finds screens, lists, hashtags, accounts, people and commands while the user types. */
export default function PaletteDialog({ close }: ModalProps<'PALETTE'>) {
  const intl = useIntl()
  const { me } = useRuntime()
  const [query, setQuery] = useState('')
  const { groups: own, failed } = usePaletteItems(query, useShortcutItems())
  const people = usePeopleSearch(query)
  const posts = usePostSearch(query)
  const choose = useChoose(query, close)
  const field = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // In the field, the focus would open the keyboard of the screen.
  const isTouch = useMediaQuery(TOUCH)
  const typeInField = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (target === currentTarget && (key.length === 1 || key.startsWith('Arrow'))) field.current?.focus()
  }
  const addTyped = () => {
    const text = takeTyped()
    if (text !== '') setQuery((before) => before + text)
  }
  const search = useSearchGroup(query)
  const withPeople = withFound(search ? [...own, search] : own, 'people', people.found)
  // Posts wait for the people, who are above them.
  const all = people.isSearching ? withPeople : withFound(withPeople, 'posts', posts.found)
  const isPainted = useDeferredValue<string | null>(query, null) === query
  const groups = isPainted ? all : firstResults(all, FIRST_RESULTS)
  const isEmpty = own.length === 0 && people.found.length === 0 && posts.found.length === 0
  const searching = people.isSearching ? messages.searching : posts.isSearching && messages.searchingPosts
  const failures = [
    { ...people, title: messages.peopleFailed },
    { ...posts, title: messages.postsFailed },
  ]
  const hint = me === null ? messages.emptyHintVisitor : messages.emptyHint
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      size="tall"
      onClose={close}
      {...(isTouch && { initialFocus: content })}
    >
      {/* A touch device may have a keyboard connected: its keys go to the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={content} className={styles.palette} tabIndex={-1} onFocus={addTyped} onKeyDown={typeInField}>
        <Autocomplete.Root
          inline
          open
          items={groups}
          filter={null}
          value={query}
          onValueChange={(text, { reason }) => reason !== 'item-press' && setQuery(text)}
          itemToStringValue={({ item }: RankedItem) => item.label}
          autoHighlight="always"
          keepHighlight
        >
          <div className={styles.field}>
            <SearchIcon aria-hidden />
            <Autocomplete.Input
              ref={field}
              className={styles.input}
              aria-label={intl.formatMessage(messages.title)}
              placeholder={intl.formatMessage(messages.placeholder)}
              type="search"
              enterKeyHint="go"
              autoCapitalize="off"
              spellCheck={false}
              dir="auto"
            />
            {query !== '' && (
              <IconButton
                icon={<CloseIcon size={18} aria-hidden />}
                label={intl.formatMessage(messages.clear)}
                size="small"
                onClick={() => {
                  setQuery('')
                  field.current?.focus()
                }}
              />
            )}
          </div>
          <Autocomplete.List className={styles.list} aria-label={intl.formatMessage(messages.results)}>
            {({ name, items }: RankedGroup) => (
              <Autocomplete.Group key={name} items={items} className={styles.group}>
                <Autocomplete.GroupLabel className={styles.heading}>
                  {intl.formatMessage(headings[name])}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(ranked: RankedItem) => (
                    <PaletteRow key={ranked.item.id} ranked={ranked} onChoose={choose} />
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
          <Autocomplete.Status className={styles.status}>
            {searching ? (
              <p className={styles.note}>{intl.formatMessage(searching)}</p>
            ) : (
              isEmpty &&
              failures.every(({ error }) => error === null) && (
                <EmptyState
                  compact
                  title={intl.formatMessage(messages.empty, { query: query.trim() })}
                  text={intl.formatMessage(hint)}
                />
              )
            )}
          </Autocomplete.Status>
          {failed && (
            <ErrorState
              compact
              title={intl.formatMessage(messages.listsFailed)}
              error={failed.error}
              busy={failed.busy}
              onRetry={failed.retry}
            />
          )}
          {failures.map(
            ({ title, error, retry }) =>
              error && (
                <ErrorState
                  key={title.id}
                  compact
                  title={intl.formatMessage(title)}
                  error={error}
                  onRetry={retry}
                />
              ),
          )}
        </Autocomplete.Root>
        <p className={styles.help}>{intl.formatRich(messages.help, { kbd: renderKey })}</p>
      </div>
    </Dialog>
  )
}
