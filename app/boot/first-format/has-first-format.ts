import { openStorage } from '@/lib/storage/local-store'

/** True where the last visit was with the first format of stored data, which had the accounts as a bare list. */
export const hasFirstFormat = (): boolean =>
  !!openStorage('local')?.getItem('skein:accounts')?.startsWith('[')
