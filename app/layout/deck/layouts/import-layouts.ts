import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import { changeDeck, getLayouts } from '../deck-store'
import { switchLayout } from './layout-actions'
import { readLayoutFile, type ColumnChecks } from './layout-file'
import { freeName, withLayout, type SavedLayout } from './layouts'
import { messages } from './messages'
import { randomId } from '@/lib/util/random-id'

/** Adds the layouts of a file next to those that exist, and reports what was left out. */
export async function importLayouts(
  intl: IntlShape,
  file: File,
  checks: Pick<ColumnChecks, 'isPage' | 'isSignedIn'>,
): Promise<void> {
  const read = await readLayoutFile(file, { ...checks, newId: randomId })
  if (!read) {
    pushToast({ kind: 'error', text: intl.formatMessage(messages.unreadable, { file: file.name }) })
    return
  }
  const skipped = [
    read.signedOut > 0 && intl.formatMessage(messages.signedOut, { count: read.signedOut }),
    read.unknown > 0 && intl.formatMessage(messages.unknown, { count: read.unknown }),
  ].filter((each) => each !== false)
  const skippedText =
    skipped.length === 0 ? null : intl.formatMessage(messages.leftOut, { list: intl.formatList(skipped) })
  const added: SavedLayout[] = []
  for (const { name, columns } of read.layouts)
    added.push({ id: randomId(), name: freeName([...getLayouts(), ...added], name), columns })
  const [first] = added
  if (!first) {
    const title = intl.formatMessage(messages.nothing, { file: file.name })
    pushToast(
      skippedText === null ? { kind: 'error', text: title } : { kind: 'error', title, text: skippedText },
    )
    return
  }
  changeDeck((deck) => added.reduce((all, layout) => withLayout(all, layout), deck))
  const text = intl.formatMessage(messages.imported, { count: added.length, name: first.name })
  pushToast({
    kind: 'success',
    ...(skippedText === null ? { text } : { title: text, text: skippedText }),
    action: { label: intl.formatMessage(messages.show), run: () => switchLayout(intl, first) },
  })
}
