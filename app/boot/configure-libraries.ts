import { notifyManager } from '@tanstack/react-query'
import { config } from 'zod/mini'
import { scheduleNotification } from '@/lib/cache/listeners/notify'

// Before any schema is created: otherwise zod tests whether `eval` works, which violates the Content-Security-Policy.
config({ jitless: true })

notifyManager.setScheduler(scheduleNotification)
