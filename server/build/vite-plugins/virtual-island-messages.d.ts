declare module 'virtual:island-messages/*' {
  import type { IslandMessages } from '../../../components/islands/island.tsx'
  const messages: IslandMessages
  export default messages
}
