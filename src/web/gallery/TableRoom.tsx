import { useState } from 'react'
import { HandCards, Masters, Standing } from '../boards/newton/cards/Hand.tsx'
import { Market } from '../boards/newton/cards/Market.tsx'
import type { NewtonComponents } from '../boards/newton/components.ts'
import type { NewtonLabels } from '../boards/newton/labels.ts'
import { OtherPlayerStrip } from '../boards/newton/OtherPlayerStrip.tsx'
import { type NewtonScene, playerOf } from '../boards/newton/scene.ts'
import { NewtonTable } from '../boards/newton/table/NewtonTable.tsx'
import type { Marks, PlaceName } from '../plates/targets.ts'

const spoken = (place: PlaceName) => place.replace(':', ' ')

const notes = ['', 'next', 'away, bot plays', 'just moved']

/** The table in a room of the size the page will give it, with the parts that lie in the rail. */
export function TableRoom({
  scene,
  components,
  marks,
  question,
  labels,
}: {
  scene: NewtonScene
  components: NewtonComponents
  marks: Marks
  question: string
  labels: NewtonLabels
}) {
  const [picked, setPicked] = useState<PlaceName>()
  const pointing = { name: spoken, onPick: setPicked }
  const board = { scene, components, marks, pointing, labels }
  const player = playerOf(scene, scene.you)
  return (
    <div className="room">
      <header className="room-header">
        <b>Newton</b> <span>{picked ?? 'nothing picked'}</span>
      </header>
      <main className="room-table">
        <NewtonTable {...board} question={question} note="Travel value 3" />
      </main>
      <aside className="room-rail">
        <div className="room-question">the question</div>
        {scene.players
          .filter(other => other.color !== scene.you)
          .map((other, i) => (
            <OtherPlayerStrip
              key={other.color}
              player={other}
              seat={i}
              note={notes[i + 1] ?? ''}
              active={i === 2}
              components={components}
              labels={labels}
              spoken={other.name}
            />
          ))}
        <div className="room-market">
          <Market {...board} />
        </div>
        <div className="room-hand sheet">
          <HandCards {...board} player={player} form="lying" />
          <Masters {...board} player={player} />
          <Standing {...board} player={player} />
        </div>
      </aside>
    </div>
  )
}
