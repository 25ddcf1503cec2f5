import facts from 'virtual:game-facts'
import type { ComponentType } from 'react'
import { ownField } from '../../kernel/rows.ts'
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

export const pictureOf = (game: string): ComponentType | undefined => ownField(pictures, game)

/** Every game of the catalogue. One without a board is played on its outline, the table in words. */
export const playable: readonly GameFacts[] = facts

/** What a game is called, also when it is not known here. */
export const titleOf = (game: string): string => facts.find(one => one.id === game)?.title ?? game

/** The same where there is little room: without what stands behind a colon. */
export const shortTitleOf = (game: string): string => titleOf(game).split(':')[0] ?? game
