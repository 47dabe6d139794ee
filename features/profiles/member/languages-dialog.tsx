import { useState } from 'react'
import { searchLanguages } from '@/features/compose'
import { useSetting } from '@/features/settings'
import { baseLanguage, defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import { TextField } from '@/lib/ui/text-field/text-field'
import { changeFollowOption } from './change-follow-option'
import styles from './member.module.css'

const messages = defineMessages({
  title: {
    id: 'profile.languages.title',
    defaultMessage: 'Subscribed languages for @{acct}',
    description: 'Title of a dialog; {acct}: address of the followed account',
  },
  text: {
    id: 'profile.languages.text',
    defaultMessage:
      'Only posts in the selected languages will appear in your home feed and lists. Select none to receive posts in all languages.',
    description: 'Text of the dialog with the languages of a followed account',
  },
  search: {
    id: 'profile.languages.search',
    defaultMessage: 'Search languages',
    description: 'Label of the search field over a list of languages',
  },
  none: {
    id: 'profile.languages.none',
    defaultMessage: 'No languages found',
    description: 'In place of the list of languages when the search finds none',
  },
  save: {
    id: 'profile.languages.save',
    defaultMessage: 'Save changes',
    description: 'Button of the dialog with the languages of a followed account',
  },
  cancel: {
    id: 'profile.languages.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialog with the languages of a followed account',
  },
})

/** Languages listed at most; the search finds the others. */
const MAX_LISTED = 40

/**
 * Returns the languages to list: those that the query finds, at most MAX_LISTED, beginning with `first`. Above them are the
 * languages of `offered` that would be missing: without a query those beyond the maximum, else those found by code only.
 */
function listedLanguages(
  intl: IntlShape,
  query: string,
  first: readonly string[],
  offered: ReadonlySet<string>,
) {
  const found = searchLanguages(intl, query, first)
  const listed = found.slice(0, MAX_LISTED)
  const wanted = query.trim().toLowerCase()
  const candidates = wanted === '' ? found : searchLanguages(intl, '', Array.from(offered))
  const missing = candidates.filter(
    ({ code }) =>
      offered.has(code) &&
      code.toLowerCase().includes(wanted) &&
      !(wanted === '' ? listed : found).some((each) => each.code === code),
  )
  return [...missing, ...listed]
}

/** The FOLLOW_LANGUAGES modal: chooses the languages of a followed account that reach home. */
export default function LanguagesDialog({ payload, close }: ModalProps<'FOLLOW_LANGUAGES'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { accountId, acct } = payload
  const relationship = useEntity('relationship', accountId)
  const read = useSetting('readLanguages')
  const [before] = useState<readonly string[]>(relationship?.languages ?? [])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before))
  const [query, setQuery] = useState('')
  // Also what was ticked and unticked again, so that its checkbox stays.
  const [offered, setOffered] = useState<ReadonlySet<string>>(chosen)
  const first = [...new Set([...before, ...read, ...navigator.languages.map(baseLanguage)])]
  const found = listedLanguages(intl, query, first, offered)
  const toggle = (code: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(code)
    else next.delete(code)
    setChosen(next)
    setOffered(new Set([...offered, code]))
  }
  const save = () => {
    changeFollowOption(runtime, accountId, 'languages', [...chosen])
    close()
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title, { acct })}
      description={intl.formatMessage(messages.text)}
      size="small"
      keep
      onClose={close}
      onFailed={close}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="primary" onClick={save}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={intl.formatMessage(messages.search)}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && <output>{intl.formatMessage(messages.none)}</output>}
      <ul className={styles.languages}>
        {found.map(({ code, name, nativeName }) => (
          <li key={code}>
            <Checkbox
              label={name}
              hint={nativeName && <bdi>{nativeName}</bdi>}
              checked={chosen.has(code)}
              onChange={(on) => toggle(code, on)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
