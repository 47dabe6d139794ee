import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { IntlProvider } from '@/lib/i18n'
import { ColumnProvider } from '@/lib/column'
import { ToastRegion } from '@/lib/ui/toast/toast-region'
import { createStage, type Stage, type StageOptions } from './stage'

interface Options extends StageOptions {
  /** A stage created before, e.g. to load posts; its options apply then. */
  stage?: Stage
}

export type Rendered = RenderResult & { readonly stage: Stage; readonly user: UserEvent }

/**
 * Renders `ui` for a user of a simulated server: English texts, UTC times by the server's clock, a recording
 * navigation, toasts at the end. Everything ends with the test.
 */
export function renderWith(ui: ReactNode, options: Options = {}): Rendered {
  const set = options.stage ?? createStage(options)
  const { clock } = set.simulator.server
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" timeZone="UTC" now={() => clock.now()}>
      <ColumnProvider column={set.column}>
        {children}
        <ToastRegion />
      </ColumnProvider>
    </IntlProvider>
  )
  onTestFinished(() => set.close())
  return Object.assign(render(ui, { wrapper }), { stage: set, user: userEvent.setup() })
}
