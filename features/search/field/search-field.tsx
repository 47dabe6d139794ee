import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useNavigation, type Path } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import floating from '@/lib/ui/floating/floating.module.css'
import { Provided } from '@/lib/ui/floating/provided'
import { SearchIcon } from '@/lib/ui/icons'
import input from '@/lib/ui/search-input/search-input.module.css'
import { cx } from '@/lib/util/cx'
import { searchKeys } from '../keys'
import { messages } from '../messages'
import { forgetSearch, rememberSearch } from '../recent/recent-searches'
import { isWebAddress } from '../rules'
import { Operators } from './operators'
import { OptionRow } from './option-row'
import { useSearchOptions, type SearchOption } from './use-search-options'
import styles from './field.module.css'

/** Returns how a chosen suggestion is named among the recent searches. */
function wordsOf(option: SearchOption): string {
  if (option.kind === 'recent') return option.text
  if (option.kind === 'person') return `@${option.account.acct}`
  const { kind, subject } = option.action
  return kind === 'hashtag' ? `#${subject}` : kind === 'profile' ? `@${subject}` : subject
}

/** True for a suggestion that opens a page of its own instead of results. */
const opensPage = (option: SearchOption): boolean =>
  option.kind === 'person' ||
  (option.kind === 'action' && (option.action.kind === 'hashtag' || option.action.kind === 'profile'))

interface Props {
  /** The searched words. */
  text: string
  /** Shows the results of a search. */
  onSearch: (text: string) => void
  /** Shows the results at an address, such as those of one type. */
  onOpen: (path: Path) => void
  /** How to offer the operators of a search for posts, where the server has them. */
  operators: 'explained' | 'listed' | 'none'
  /** Shown between the field and the operators. */
  children?: ReactNode
}

/** Hides the keyboard of a phone, which would cover the results. */
function hideKeyboard(field: HTMLInputElement | null) {
  if (matchMedia('(hover: none)').matches) field?.blur()
}

/** The field of the search page, with suggestions below it while the user types. */
export function SearchField({ text, onSearch, onOpen, operators, children }: Props) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { identity, me, client } = useRuntime()
  const hasOperators = useCapability('searchOperators') && me !== null
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [open, setOpen] = useState(false)
  const [highlighted, setHighlighted] = useState<SearchOption>()
  // Another search opened, e.g. by Back.
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    setTyped(text)
  }
  const options = useSearchOptions(typed, open && typed.trim() !== text)
  // The page itself lists the recent searches until something is searched.
  const isOpen = open && options.length > 0 && !(typed.trim() === '' && text === '')

  const search = (words: string) => {
    setOpen(false)
    setTyped(words)
    rememberSearch(identity.key, words)
    hideKeyboard(field.current)
    onSearch(words)
    // The same address is looked up again, since the page stays as it is.
    if (words === text && isWebAddress(words))
      void client.refetchQueries({ queryKey: searchKeys.address(words) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    if (words !== '') search(words)
  }
  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return search(option.text)
    setOpen(false)
    rememberSearch(identity.key, wordsOf(option))
    hideKeyboard(field.current)
    if (opensPage(option)) go(option.path)
    else onOpen(option.path)
  }
  const addOperator = (operator: string) => {
    const words = typed.trimEnd()
    setTyped(words === '' ? operator : `${words} ${operator}`)
    field.current?.focus()
  }
  const removeRecent = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !isOpen || highlighted?.kind !== 'recent') return
    event.preventDefault()
    forgetSearch(identity.key, highlighted.text)
  }
  return (
    <Provided>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <Autocomplete.Root
            items={options}
            filter={null}
            mode="none"
            open={isOpen}
            onOpenChange={setOpen}
            openOnInputClick
            value={typed}
            onValueChange={(next, { reason }) => reason !== 'item-press' && setTyped(next)}
            itemToStringValue={({ id }: SearchOption) => id}
            onItemHighlighted={setHighlighted}
          >
            <Autocomplete.Input
              ref={field}
              // The shortcut finds it by this name.
              name="q"
              type="search"
              className={cx(input.search, styles.field)}
              aria-label={intl.formatMessage(messages.field)}
              placeholder={intl.formatMessage(messages.field)}
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              dir="auto"
              onKeyDown={removeRecent}
            />
            <Autocomplete.Portal>
              <Autocomplete.Positioner
                className={floating.positioner}
                align="start"
                sideOffset={4}
                collisionPadding={8}
              >
                <Autocomplete.Popup className={cx(floating.popup, styles.popup)}>
                  <Autocomplete.List aria-label={intl.formatMessage(messages.suggestions)}>
                    {(option: SearchOption) => (
                      <OptionRow key={option.id} option={option} onChoose={choose} />
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          </Autocomplete.Root>
          <Button type="submit" icon={<SearchIcon size={16} aria-hidden />}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </form>
      </search>
      {children}
      {operators !== 'none' && hasOperators && (
        <Operators explained={operators === 'explained'} onChoose={addOperator} />
      )}
    </Provided>
  )
}
