import { useCallback, useEffect, useRef } from 'react'
import { useLayout } from '@/lib/hooks/use-layout'
import { useRuntime } from '@/lib/runtime'
import { Composer } from './composer'
import { getDrafts, useDraftsState } from '../drafts/drafts'
import { useKeptNotice } from '../drafts-list/kept-notice'
import { hasMainComposer, registerMainComposer } from '../open/main-composer-registry'

interface Props {
  place: 'page' | 'pane'
  startInside?: boolean
  onPublished?: () => void
}

/** The composer that is always at hand: it goes on with the last draft and takes replies in. Nothing for visitors. */
export default function MainComposer({ place, startInside = false, onPublished }: Props) {
  const { identity, me } = useRuntime()
  const { who } = identity
  const field = useRef<HTMLTextAreaElement>(null)
  const loaded = useDraftsState((state) => state.loaded)
  const main = useDraftsState(({ main, drafts }) => {
    const id = main[who]
    return id && drafts[id] ? id : null
  })
  const ready = loaded && me !== null
  // In wide windows the side pane goes on with what the page leaves.
  const isWide = useLayout() === 'wide'
  useKeptNotice(who, main, () => !hasMainComposer(who) && (place === 'pane' || !isWide))

  useEffect(() => {
    if (ready && main === null) getDrafts().main(who)
  }, [ready, main, who])

  useEffect(() => {
    if (!ready) return undefined
    return registerMainComposer(who, () => {
      // After the draft that was asked for is shown.
      requestAnimationFrame(() => {
        const area = field.current
        area?.focus()
        area?.setSelectionRange(area.value.length, area.value.length)
        area?.scrollIntoView({ block: 'nearest' })
      })
    })
  }, [ready, who])

  const open = useCallback((id: string) => getDrafts().setMain(who, id), [who])
  if (!ready || main === null) return null
  return (
    <Composer
      draftId={main}
      place={place}
      startInside={startInside}
      fieldRef={field}
      onOpenDraft={open}
      {...(onPublished && { onPublished })}
    />
  )
}
