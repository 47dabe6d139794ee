/** Commands and facts between features that do not import each other. */
export { canCommand, command, handleCommand, type CommandName, type Commands } from './commands'
export { onFact, emitFact } from './facts'
