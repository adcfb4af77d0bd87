declare module 'virtual:island-messages/*' {
  import type { IslandMessages } from './island-messages.ts'
  const messages: IslandMessages
  export default messages
}
