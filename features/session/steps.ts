export { startSignIn } from './authorize'
export { discoverServer } from './discovery'
export { createPendingStore } from './pending-store'
export { completeSignIn } from './return'
