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
    pushToast({ kind: 'error', text: () => intl.formatMessage(messages.unreadable, { file: file.name }) })
    return
  }
  const skipped = [
    { message: messages.signedOut, count: read.signedOut },
    { message: messages.unknown, count: read.unknown },
  ].filter(({ count }) => count > 0)
  const withSkipped = (text: () => string) =>
    skipped.length === 0
      ? { text }
      : {
          title: text,
          text: () => {
            const list = skipped.map(({ message, count }) => intl.formatMessage(message, { count }))
            return intl.formatMessage(messages.leftOut, { list: intl.formatList(list) })
          },
        }
  const added: SavedLayout[] = []
  for (const { name, columns } of read.layouts)
    added.push({ id: randomId(), name: freeName([...getLayouts(), ...added], name), columns })
  const [first] = added
  if (!first) {
    pushToast({
      kind: 'error',
      ...withSkipped(() => intl.formatMessage(messages.nothing, { file: file.name })),
    })
    return
  }
  changeDeck((deck) => added.reduce((all, layout) => withLayout(all, layout), deck))
  pushToast({
    kind: 'success',
    ...withSkipped(() => intl.formatMessage(messages.imported, { count: added.length, name: first.name })),
    action: { label: () => intl.formatMessage(messages.show), run: () => switchLayout(intl, first) },
  })
}
