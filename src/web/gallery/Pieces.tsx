import { ActionCard } from '../boards/newton/cards/ActionCard.tsx'
import { MasterCard } from '../boards/newton/cards/MasterCard.tsx'
import type { NewtonComponents } from '../boards/newton/components.ts'
import type { NewtonLabels } from '../boards/newton/labels.ts'
import { Icon } from '../plates/Icon.tsx'
import { icons, isIconName } from '../plates/icons/icons.ts'
import { Cube } from '../plates/pieces/Cube.tsx'
import { Figure } from '../plates/pieces/Figure.tsx'
import { MarkerDisc } from '../plates/pieces/MarkerDisc.tsx'
import { Spines } from '../plates/pieces/Spines.tsx'
import { Volume, volumeColors } from '../plates/pieces/Volume.tsx'
import { seatColors } from '../plates/seats.ts'
import { noMarks } from '../plates/targets.ts'

/** Every icon, piece and card, to be looked at in both themes. */
export function Pieces({ components, labels }: { components: NewtonComponents; labels: NewtonLabels }) {
  const board = { components, marks: noMarks, pointing: { name: (place: string) => place }, labels }
  return (
    <div className="pieces">
      <div className="pieces-row">
        {Object.keys(icons)
          .filter(isIconName)
          .map(name => (
            <span key={name} className="pieces-icon">
              <Icon name={name} />
              <small>{name}</small>
            </span>
          ))}
      </div>
      <svg className="plate" viewBox="0 0 700 60" style={{ height: 60 }} aria-hidden="true">
        {seatColors.map((color, i) => (
          <g key={color} transform={`translate(${20 + i * 105} 30)`}>
            <Cube color={color} />
            <g transform="translate(22 0)">
              <MarkerDisc color={color} />
            </g>
            <g transform="translate(44 0)">
              <Figure kind="student" color={color} />
            </g>
            <g transform="translate(66 0)">
              <Figure kind="scientist" color={color} size={25} />
            </g>
            <Spines color={color} x={78} y={-14} width={20} height={28} />
          </g>
        ))}
        {volumeColors.map((color, i) => (
          <Volume key={color} color={color} x={560 + i * 24} y={30} height={24} />
        ))}
      </svg>
      <div className="pieces-row">
        {[...components.startingCards.slice(0, 6), ...components.actionCards].map(card => (
          <ActionCard key={card.id} id={card.id} {...board} />
        ))}
      </div>
      <div className="pieces-lying">
        {components.actionCards.map(card => (
          <ActionCard key={card.id} id={card.id} form="lying" {...board} />
        ))}
      </div>
      <div className="pieces-lying">
        {components.masters.map(master => (
          <MasterCard key={master.id} id={master.id} {...board} />
        ))}
      </div>
    </div>
  )
}
