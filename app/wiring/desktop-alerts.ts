import { alertArrival } from '@/features/notifications'
import type { Runtime } from '@/lib/runtime'
import type { NotificationDto } from '@/schemas/notifications/notification'
import { interfaceIntl } from '../boot/interface-intl'
import { addressNameOf } from '../identity/session'
import { hrefAs } from '../routing/history'

/** Alerts the user of a notification that arrived. */
export function alertOfNotification(runtime: Runtime, notification: NotificationDto): void {
  void alertArrival(runtime, notification, {
    intl: interfaceIntl,
    hrefOf: (identityKey, path) => hrefAs(addressNameOf(identityKey), path),
  })
}
