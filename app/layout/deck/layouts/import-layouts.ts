import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import { changeDeck, getLayouts } from '../deck-store'
import { newLayoutId, switchLayout } from './layout-actions'
import { readLayoutFile } from './layout-file'
import { freeName, withLayout, type SavedLayout } from './layouts'
import { messages } from './messages'

interface Known {
  isPage: (path: string) => boolean
  isSignedIn: (identityKey: string) => boolean
}

/** Adds the layouts of a file next to those that exist, and reports what was left out. */
export async function importLayouts(intl: IntlShape, file: File, known: Known): Promise<void> {
  const read = await readLayoutFile(file, { ...known, newId: newLayoutId })
  if (!read) {
    pushToast({ kind: 'error', text: intl.formatMessage(messages.unreadable, { file: file.name }) })
    return
  }
  const left = [
    read.signedOut > 0 && intl.formatMessage(messages.signedOut, { count: read.signedOut }),
    read.unknown > 0 && intl.formatMessage(messages.unknown, { count: read.unknown }),
  ].filter((each) => each !== false)
  const leftOut =
    left.length === 0 ? null : intl.formatMessage(messages.leftOut, { list: intl.formatList(left) })
  const added: SavedLayout[] = []
  for (const { name, columns } of read.layouts)
    added.push({ id: newLayoutId(), name: freeName([...getLayouts(), ...added], name), columns })
  const [first] = added
  if (!first) {
    const title = intl.formatMessage(messages.nothing, { file: file.name })
    pushToast(leftOut === null ? { kind: 'error', text: title } : { kind: 'error', title, text: leftOut })
    return
  }
  changeDeck((deck) => added.reduce((all, layout) => withLayout(all, layout), deck))
  const text = intl.formatMessage(messages.imported, { count: added.length, name: first.name })
  pushToast({
    kind: 'success',
    ...(leftOut === null ? { text } : { title: text, text: leftOut }),
    action: { label: intl.formatMessage(messages.show), run: () => switchLayout(intl, first) },
  })
}
