import type { Pack } from '../../../games/almamater/pack.ts'
import { Icon } from '../../plates/Icon.tsx'
import { type IconToken, thing, word } from '../../plates/icon-tokens.ts'
import type { PictureProps } from '../board.ts'
import './almamater.css'
import { ProfessorFace } from './campus/Academy.tsx'
import { StudentFace } from './campus/Campus.tsx'
import { gloryIcons, researchCostIcons } from './cost-icons.ts'
import { effectIcons, ownSpaceIcons } from './effect-icons.ts'
import { IconRows } from './IconRows.tsx'
import { ChancellorFace } from './university/People.tsx'

/** A component as it looks on the table: cards as cards, everything else as its icons. */
export function AlmaMaterPicture({ id, group, pack: json }: PictureProps) {
  const pack = json as unknown as Pack
  switch (group) {
    case 'students':
      return (
        <span className="am-card student am-picture">
          <StudentFace id={id} pack={pack} name="" />
        </span>
      )
    case 'professors':
      return (
        <span className="am-card professor am-picture">
          <ProfessorFace id={id} pack={pack} name="" />
        </span>
      )
    case 'chancellors':
      return (
        <span className="am-card chancellor am-picture">
          <ChancellorFace id={id} pack={pack} name="" />
        </span>
      )
    case 'faculties': {
      const faculty = pack.faculties.find(one => one.id === id)
      return faculty === undefined ? null : <Icon name={faculty.id} size={2} />
    }
    default:
      return <IconRows rows={rowsOf(pack, id)} />
  }
}

/** The icons of a component that is no card with a face, row by row. */
function rowsOf(pack: Pack, id: string): readonly IconToken[][] {
  const research = pack.researchCards.cards.find(one => one.id === id)
  if (research !== undefined) return levelRows(pack, research)
  const cost = pack.researchCosts.find(one => one.id === id)
  if (cost !== undefined) return [researchCostIcons(cost)]
  const glory = pack.gloryTiles.find(one => one.id === id)
  if (glory !== undefined) return gloryIcons(glory)
  const effects =
    pack.milestoneBonuses.find(one => one.id === id)?.effects ??
    pack.bustCards.find(one => one.id === id)?.bonus ??
    pack.setupCards.cards.find(one => one.id === id)?.effects
  if (effects !== undefined) return effects.map(effectIcons)
  if (id === pack.printedStudent.id) return ownSpaceIcons(pack.printedStudent.actionSpace)
  const ignotus = pack.ignotus.cards.find(one => one.id === id)
  if (ignotus !== undefined)
    return [
      [thing('freeStep', ignotus.steps), thing('ownBook', ignotus.textbooks), thing('pawn', ignotus.spaces.length)],
    ]
  const hall = pack.lectureHalls.find(one => one.id === id)
  if (hall !== undefined)
    return [
      [
        word(hall.type),
        ...(hall.storageSize === null ? [] : [thing('shelfTile', hall.storageSize)]),
        ...(hall.grantsMaster ? [word('+'), thing('pawn')] : []),
        ...(hall.extraDucats > 0 ? [word('−'), thing('coin', hall.extraDucats)] : []),
      ],
    ]
  const tile = pack.priceTiles.find(one => one.id === id)
  return tile === undefined ? [] : [[thing('price'), word(tile.sides.join('|'))]]
}

/** A research card as it lies on the track: its milestone on top, its first level at the bottom. */
function levelRows(pack: Pack, { levels: [first, second, top] }: ResearchCard): readonly IconToken[][] {
  const bonus = pack.milestoneBonuses.find(one => one.id === top.milestone)
  const costRow = ({ cost: id, blue }: typeof first): IconToken[] => {
    const cost = pack.researchCosts.find(one => one.id === id)
    return [...(cost === undefined ? [] : researchCostIcons(cost)), ...(blue ? [thing('blueMark')] : [])]
  }
  return [[thing('objective'), ...(bonus?.effects ?? []).flatMap(effectIcons)], costRow(second), costRow(first)]
}

type ResearchCard = Pack['researchCards']['cards'][number]
