import { notifyManager } from '@tanstack/react-query'
import { config } from 'zod/mini'
import { tellWhenDue } from '@/lib/cache/tell'

// Before any schema is made: zod tries otherwise whether it may compile code, which our policy reports as a breach.
config({ jitless: true })

notifyManager.setScheduler(tellWhenDue)
