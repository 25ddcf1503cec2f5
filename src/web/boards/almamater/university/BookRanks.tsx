import { memo } from 'react'
import { boardOf } from '../../../../games/almamater/layout.ts'
import { roman } from '../../../../games/almamater/words/amounts.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points } from '../../../plates/icon-tokens.ts'
import { Book } from '../../../plates/pieces/Textbook.tsx'
import { Place } from '../Place.tsx'
import type { TableInput } from '../table-input.ts'

/** Books by their reputation, with what each rank brings its owner every round and at the end; the supply of them is endless. */
export const BookRanks = memo(function BookRanks({ table }: { table: TableInput }) {
  const { play, labels } = table
  const { reputation, layout } = play.state
  const { income, scoring } = boardOf(play)
  const colors = reputation.length > 0 ? reputation : layout.colors
  return (
    <div className="ranks">
      <h3 className="am-caption">{labels.ranks}</h3>
      {colors.map((color, rank) => (
        <Place key={color} table={table} place={`supply:${color}`} className="rank">
          <Book kind={color} />
          <span className="rank-number">{reputation.length > 0 ? roman(rank + 1) : '–'}</span>
          {reputation.length > 0 && (
            <span className="rank-brings number">
              {income[rank]}
              <Icon name="coin" size={1} />
              <IconRow tokens={[points(scoring[rank] ?? 0)]} />
            </span>
          )}
        </Place>
      ))}
      <Place table={table} place="supply:dictionary" className="rank">
        <Book kind="dictionary" />
      </Place>
    </div>
  )
})
