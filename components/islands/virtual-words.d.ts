declare module 'virtual:island-words/*' {
  import type { IslandWords } from './island-words.ts'
  const words: IslandWords
  export default words
}
