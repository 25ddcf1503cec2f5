import { memo } from 'react'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { CardInput } from '../board-input.ts'
import { byId } from '../components.ts'
import { effectRow } from '../effect-icons.ts'

/** A master: cameo, name, effect, points at the end. */
export const MasterCard = ({ marks, ...card }: MasterInput) => (
  <MarkedMaster {...card} marks={onlyAt(marks, `master:${card.id}`)} />
)

type MasterInput = Omit<CardInput, 'labels'> & { id: string; played?: boolean }

const MarkedMaster = memo(function MarkedMaster({ id, played = false, components, marks, pointing }: MasterInput) {
  const master = byId(components.masters, id)
  const name = master.name.split(' ').at(-1) ?? master.name
  return (
    <TargetBox
      place={`master:${id}`}
      marks={marks}
      pointing={pointing}
      readable
      className={played ? 'master-card master-card--played' : 'master-card'}
    >
      <Icon name="master" />
      <span className={name.length > 9 ? 'master-name master-name--long' : 'master-name'}>{name}</span>
      <span className="master-effects">
        <IconRow tokens={[...effectRow(master.effects), points(master.vp)]} />
      </span>
    </TargetBox>
  )
})
