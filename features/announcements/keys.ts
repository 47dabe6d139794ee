import { listKey } from '@/lib/cache'

export const announcementKeys = { all: () => listKey('announcements') }
