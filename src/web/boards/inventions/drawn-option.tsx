import type { ReactNode } from 'react'
import { type Play, regionIndex } from '../../../games/inventions/state.ts'
import type { Option } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { IconRow } from '../../plates/IconRow.tsx'
import type { IconToken } from '../../plates/icon-tokens.ts'
import { effectIcons } from './effect-icons.ts'
import { stackIcons } from './tile-icons.ts'

/** What a tile or a space does is drawn in the list as on the table; in words it is told below, and to whoever listens. */
export function drawnOption(play: Play, option: Option, label: string, keys: readonly string[]): ReactNode {
  const icons = keys.length === 1 ? broughtBy(play, option) : []
  if (icons.length === 0) return undefined
  return (
    <span className="option-in-icons">
      <b>{isTile(option) ? label.split(': ')[0] : label.replace(/ \([^()]+\)$/, '')}</b>
      <IconRow tokens={icons} />
    </span>
  )
}

/** Tiles say what they do behind a colon, all else in brackets. */
const isTile = ({ verb }: Option): boolean => verb === 'progress' || verb === 'economy'

/** What an answer brings by what is printed where it goes. */
function broughtBy(play: Play, { verb, to }: Option): readonly IconToken[] {
  const { components } = play
  const [first = '', second = ''] = to
  switch (verb) {
    case 'progress':
    case 'economy':
      return stackIcons(components, first)
    case 'settle':
    case 'present': {
      const region = regionIndex(play, verb === 'settle' ? first : second)
      return effectIcons(row(components.specialistTiles, play.state.layout.specialistTiles[region] ?? '').effect)
    }
    case 'send':
    case 'recall':
      return effectIcons(row(components.milestones, first).benefit)
    default:
      return []
  }
}
