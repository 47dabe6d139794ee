export { startSignIn } from './authorize'
export { discoverServer } from '../servers/discovery'
export { createPendingStore } from './pending-store'
export { completeSignIn } from './complete-sign-in'
