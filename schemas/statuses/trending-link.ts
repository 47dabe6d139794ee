import * as z from 'zod/mini'
import { tolerantArray, tolerantList } from '../primitives'
import { cardDto } from './card'
import { usageDto } from './tag'

/** A link that many people share. */
export const trendingLinkDto = z.extend(cardDto, { history: tolerantList(usageDto, 'link day') })
export const trendingLinksDto = tolerantArray(trendingLinkDto, 'trending link')
export type TrendingLinkDto = z.output<typeof trendingLinkDto>
