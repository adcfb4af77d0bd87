declare module 'virtual:island-messages/*' {
  import type { IslandMessages } from './island.tsx'
  const messages: IslandMessages
  export default messages
}
