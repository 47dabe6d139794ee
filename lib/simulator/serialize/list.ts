import type { List } from '../store/model'
import type { Json } from './view'

export const listOut = (list: List): Json => ({
  id: list.id,
  title: list.title,
  replies_policy: list.repliesPolicy,
  exclusive: list.exclusive,
})
