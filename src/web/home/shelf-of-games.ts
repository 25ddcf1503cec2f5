import facts from 'virtual:game-facts'
import type { ComponentType } from 'react'
import type { Language } from '../../kernel/words.ts'
import { hasBoard } from '../boards/registry.ts'
import type { GameFacts } from './game-facts.ts'
import { Dynamo } from './pictures/Dynamo.tsx'
import { Facade } from './pictures/Facade.tsx'
import { Prism } from './pictures/Prism.tsx'
import { Sphere } from './pictures/Sphere.tsx'

/** A game that is still being made: what it will be. */
interface Announced {
  readonly id: string
  readonly title: string
  readonly tagline: Readonly<Record<Language, string>>
}

/** Games that are announced; one that has its board speaks for itself. */
const announced: readonly Announced[] = [
  {
    id: 'expo1906',
    title: 'Expo 1906',
    tagline: {
      en: 'Fit inventions together on your bench and lead the race for patents.',
      it: 'Componi invenzioni sul tuo banco e guida la corsa ai brevetti.',
    },
  },
  {
    id: 'almamater',
    title: 'Alma Mater',
    tagline: {
      en: 'Run a university on the books of your rivals, and make yours worth having.',
      it: 'Guida un’università con i libri dei rivali, e rendi preziosi i tuoi.',
    },
  },
  {
    id: 'inventions',
    title: 'Inventions',
    tagline: {
      en: 'Carry ideas across the world and chain one discovery to the next.',
      it: 'Porta idee per il mondo e lega una scoperta all’altra.',
    },
  },
]

const pictures: Readonly<Record<string, ComponentType>> = {
  newton: Prism,
  expo1906: Dynamo,
  almamater: Facade,
  inventions: Sphere,
}

export const pictureOf = (game: string): ComponentType | undefined => pictures[game]

/** Rules alone do not make a game ready: it is offered when it has a board to be played on. */
export const playable: readonly GameFacts[] = facts.filter(game => hasBoard(game.id))
export const onTheWorkbench: readonly Announced[] = announced.filter(game => !playable.some(one => one.id === game.id))
