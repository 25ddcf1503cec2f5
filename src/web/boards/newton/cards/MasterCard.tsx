import { memo } from 'react'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { layoutTokens, points } from '../../../plates/icon-tokens.ts'
import { onlyAt } from '../../../plates/marks/only-at.ts'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import type { CardInput } from '../board-input.ts'
import { byId } from '../components.ts'
import { effectRow } from '../effect-icons.ts'

/** How wide effects may be beside the cameo on the narrowest card, in heights of an icon that can be read. */
const BESIDE_CAMEO = 3.8

/** A master: cameo, name, effect, points at the end. */
export const MasterCard = ({ marks, ...card }: MasterInput) => (
  <MarkedMaster {...card} marks={onlyAt(marks, `master:${card.id}`)} />
)

type MasterInput = Omit<CardInput, 'labels'> & { id: string; played?: boolean }

const MarkedMaster = memo(function MarkedMaster({ id, played = false, components, marks, pointing }: MasterInput) {
  const master = byId(components.masters, id)
  const name = master.name.split(' ').at(-1) ?? master.name
  const tokens = [...effectRow(master.effects), points(master.vp)]
  const wide = layoutTokens(tokens, 16).width > 16 * BESIDE_CAMEO
  return (
    <TargetBox
      place={`master:${id}`}
      marks={marks}
      pointing={pointing}
      readable
      className={`master-card ${played ? 'master-card--played' : ''} ${wide ? 'master-card--wide' : ''}`}
    >
      <Icon name="master" />
      <span className={name.length > 8 ? 'master-name master-name--long' : 'master-name'}>{name}</span>
      <span className="master-effects">
        <IconRow tokens={tokens} />
      </span>
    </TargetBox>
  )
})
