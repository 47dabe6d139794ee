import { pushMessages } from '@/features/push'
import type { SettingsTopic } from '@/features/settings'
import { NotificationsIcon } from '@/lib/ui/icons'
import { AlertSection } from '../alerts/alert-section'
import { messages as alertMessages } from '../alerts/messages'
import { QuietSection } from '../alerts/quiet-section'
import { messages as missedMessages } from '../missed/section-messages'
import { MissedSection } from '../missed/missed-section'
import { messages as pauseMessages } from '../pause/messages'
import { PauseSection } from '../pause/pause-section'
import { messages as policyMessages } from '../policy/messages'
import { PolicySection } from '../policy/policy-section'
import { notificationValues } from './account-values'
import { messages } from './messages'

const NotificationSettings = () => (
  <>
    <PauseSection />
    <AlertSection />
    <QuietSection />
    <MissedSection />
    <PolicySection />
  </>
)

/** The settings of notifications: of the account on the server, and of alerts in this browser. */
export const notificationsTopic: SettingsTopic = {
  id: 'notifications',
  title: messages.title,
  summary: messages.summary,
  icon: NotificationsIcon,
  isForMembers: true,
  settings: [
    { id: 'pause', scope: 'accountHere', label: pauseMessages.label, keywords: pauseMessages.words },
    { id: 'alerts', scope: 'accountHere', label: alertMessages.title, keywords: messages.alertWords },
    { id: 'push', scope: 'accountHere', label: pushMessages.title, keywords: messages.pushWords },
    { id: 'groupFollows', scope: 'accountHere', label: alertMessages.groupFollows },
    { id: 'quiet', scope: 'accountHere', label: alertMessages.quiet, keywords: messages.quietWords },
    { id: 'missed', scope: 'accountHere', label: missedMessages.on },
    { id: 'policy', scope: 'account', label: policyMessages.title, keywords: messages.policyWords },
  ],
  ofAccount: notificationValues,
  Content: NotificationSettings,
}
