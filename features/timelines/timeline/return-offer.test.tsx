import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIntl } from '@/lib/i18n'
import { useColumn } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { useWindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import { engineOf } from '../engine/engines'
import { homeSource } from '../engine/source'
import { offerReturn } from './offer-return'
import { useReturnOffer } from './return-offer'

/** The row being read begins 37 pixels above the view. */
const memory = new WindowMemory({ anchor: { key: '105', offset: -37 } })

test('the way back from the top leads to the exact position in the row', async () => {
  const stage = createStage()
  const goTo = vi.fn()
  const engine = engineOf(stage.runtime, homeSource())
  function ToTop() {
    const { scroller } = useColumn()
    const intl = useIntl()
    useReturnOffer(engine, useWindowHandle(memory), goTo)
    return (
      <button type="button" onClick={() => offerReturn(scroller, intl)}>
        To the top
      </button>
    )
  }
  const { user } = renderWith(<ToTop />, { stage })
  await user.click(screen.getByRole('button', { name: 'To the top' }))
  await user.click(await screen.findByRole('button', { name: 'Back to where you were' }))
  expect(goTo).toHaveBeenCalledExactlyOnceWith('105', -37)
})
