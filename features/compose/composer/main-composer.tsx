import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLayout } from '@/lib/hooks/use-layout'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Composer } from './composer'
import { useDrafts, useDraftsState } from '../drafts/use-drafts'
import { useDraftSavedNotice } from '../drafts-list/draft-saved-notice'
import {
  focusNextMainComposer,
  hasMainComposer,
  registerMainComposer,
  showDraft,
} from '../drafts/main-composer-registry'

interface Props {
  variant: 'page' | 'pane'
  focusOnMount?: boolean
  onPublished?: () => void
  /** Called once the composer takes its space, so that what is below it can follow. */
  onShown?: () => void
  /**
   * Shows the composer of another account, which was given the draft. By default the page opens as that account, and
   * instead of the pane a dialog.
   */
  onAccount?: (identityKey: string) => void
}

/** The main composer, which continues the last draft and shows replies. Renders nothing for visitors. */
export default function MainComposer({
  variant,
  focusOnMount = false,
  onPublished,
  onShown,
  onAccount,
}: Props) {
  const { identity, me } = useRuntime()
  const { key: identityKey } = identity
  const { goAs } = useNavigation()
  const drafts = useDrafts()
  const field = useRef<HTMLTextAreaElement>(null)
  const loaded = useDraftsState((state) => state.loaded)
  const main = useDraftsState(({ main, drafts }) => {
    const id = main[identityKey]
    return id && drafts[id] ? id : null
  })
  const ready = loaded && me !== null
  // In wide windows the side pane continues the draft of the page.
  const isWide = useLayout() === 'wide'
  useDraftSavedNotice(
    drafts,
    identityKey,
    main,
    () => !hasMainComposer(identityKey) && (variant === 'pane' || !isWide),
  )

  useEffect(() => {
    if (ready && main === null) drafts.main(identityKey)
  }, [drafts, ready, main, identityKey])

  /** The draft on screen, and whether the field takes the focus once the requested draft is shown. */
  const shown = useRef<string | null>(null)
  const wantsFocus = useRef(false)
  const takeFocus = useCallback(() => {
    const area = field.current
    if (!wantsFocus.current || !area) return
    wantsFocus.current = false
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    area.scrollIntoView({ block: 'nearest' })
  }, [])
  // In the same frame as its text, so that the first keys pressed then reach this draft.
  useLayoutEffect(() => {
    shown.current = main
    takeFocus()
  })

  useEffect(() => {
    if (!ready) return undefined
    return registerMainComposer(identityKey, () => {
      wantsFocus.current = true
      if (shown.current === drafts.state.getState().main[identityKey]) takeFocus()
    })
  }, [drafts, ready, identityKey, takeFocus])

  const isShown = ready && main !== null
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])

  const open = useCallback((id: string) => drafts.setMain(identityKey, id), [drafts, identityKey])
  const giveTo = (other: string, id: string) => {
    if (!onAccount && variant === 'pane') return showDraft(drafts, other, id)
    drafts.setMain(other, id)
    focusNextMainComposer(other)
    if (onAccount) onAccount(other)
    else goAs(other, paths.publish)
  }
  if (!ready || main === null) return null
  return (
    <Composer
      draftId={main}
      variant={variant}
      focusOnMount={focusOnMount}
      fieldRef={field}
      onOpenDraft={open}
      onAccount={giveTo}
      {...(onPublished && { onPublished })}
    />
  )
}
