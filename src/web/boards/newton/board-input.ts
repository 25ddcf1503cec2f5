import type { Marks, Pointing } from '../../plates/targets.ts'
import type { NewtonComponents } from './components.ts'
import type { NewtonLabels } from './labels.ts'
import type { NewtonScene, PlayerScene } from './scene.ts'

/** How every part of the table is told what can be done on it. */
interface Marked {
  readonly components: NewtonComponents
  readonly marks: Marks
  readonly pointing: Pointing
}

/** What a common board is drawn from. */
export interface BoardInput extends Marked {
  readonly scene: NewtonScene
}

/** What a player's own things are drawn from. */
export interface PlayerInput extends Marked {
  readonly player: PlayerScene
  readonly labels: NewtonLabels
}

export interface CardInput extends Marked {
  readonly labels: NewtonLabels
}
