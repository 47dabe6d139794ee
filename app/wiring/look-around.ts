import { visitorOf } from '@/lib/runtime'
import { addressNameOf } from '../identity/session'
import { hrefAs, visit } from '../routing/history'

/** Opens the public pages of a server (its origin) for a visitor. */
export const lookAround = (server: string): void => visit(hrefAs(addressNameOf(visitorOf(server).key), '/'))
