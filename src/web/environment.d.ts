/// <reference types="vite/client" />

declare module 'virtual:game-facts' {
  import type { GameFacts } from './home/game-facts.ts'

  const facts: readonly GameFacts[]
  export default facts
}

declare module 'virtual:challenges' {
  import type { GameChallenges } from './challenges/listed.ts'

  const lists: readonly GameChallenges[]
  export default lists
}
