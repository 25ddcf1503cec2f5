import facts from 'virtual:game-facts'
import type { ComponentType } from 'react'
import { hasBoard } from '../boards/registry.ts'
import type { GameFacts } from './game-facts.ts'
import { Dynamo } from './pictures/Dynamo.tsx'
import { Facade } from './pictures/Facade.tsx'
import { Prism } from './pictures/Prism.tsx'
import { Sphere } from './pictures/Sphere.tsx'

const pictures: Readonly<Record<string, ComponentType>> = {
  newton: Prism,
  expo1906: Dynamo,
  almamater: Facade,
  inventions: Sphere,
}

export const pictureOf = (game: string): ComponentType | undefined => pictures[game]

/** Rules alone do not make a game ready: it is offered when it has a board to be played on. */
export const playable: readonly GameFacts[] = facts.filter(game => hasBoard(game.id))
