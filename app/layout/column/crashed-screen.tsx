import { defineMessages, useIntl } from '@/lib/i18n'
import { CrashPage } from '@/lib/ui/error-boundary/crash-page'
import type { Failure } from '@/lib/ui/error-boundary/error-boundary'
import { ScreenFrame } from './screen-frame'

const messages = defineMessages({
  title: {
    id: 'column.crashed',
    defaultMessage: 'Error',
    description: 'Title of a page or column that crashed or whose code failed to load; its text explains it',
  },
})

function CrashedScreen(failure: Failure) {
  return (
    <ScreenFrame title={useIntl().formatMessage(messages.title)} back>
      <CrashPage {...failure} />
    </ScreenFrame>
  )
}

/** Replaces a screen that crashed, below a header: its page can be left, and its column closed or removed. */
export const crashedScreen = (failure: Failure) => <CrashedScreen {...failure} />
