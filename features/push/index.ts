/** Web push: the subscriptions of this browser, per account, and their settings. */
export { pushWorkerOf } from './browser'
export { endPushes, hasPushWorker } from './end-pushes'
export { messages as pushMessages } from './messages'
export { renewPushing } from './mutations'
export { PushPart } from './push-part'
export { resetPushing } from './reset-pushing'
export { usePush, type Push } from './use-push'
