export { startSignIn } from './authorize'
export { discoverServer } from './discovery'
export { completeSignIn } from './return'
