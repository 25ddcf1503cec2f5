import { IconRowAt } from '../../../plates/IconRow.tsx'
import { Target } from '../../../plates/marks/Target.tsx'
import { chitIcons } from '../effect-icons.ts'
import { fitted } from '../market/fitted.ts'
import type { TableInput } from '../table-input.ts'
import { chitsY, patentsWidth } from './patents-layout.ts'

/** The Bonus chits: those still to be chosen, and faintly those that lie at the end of a row. */
export function Chits({ table }: { table: TableInput }) {
  const { play, marks, pointing, labels, name } = table
  const { bonusChits } = play.components.pack
  const left = 84
  const pitch = (patentsWidth - left - 10) / bonusChits.length
  const width = pitch - 5
  return (
    <>
      <text x="14" y={chitsY + 5} className="plate-minor" fontSize="14" fill="var(--ink-2)">
        {labels.chits}
      </text>
      {bonusChits.map(({ id, effect }, at) => {
        const label = name(id).split(' - ').at(-1) ?? ''
        const taken = !play.state.chits.includes(id)
        return (
          <Target
            key={id}
            place={`chit:${id}`}
            at={{ x: left + at * pitch + width / 2, y: chitsY }}
            shape={{ kind: 'box', width, height: 38 }}
            marks={marks}
            pointing={pointing}
          >
            <rect
              x={-width / 2}
              y="-19"
              width={width}
              height="38"
              rx="2"
              fill={taken ? 'none' : 'var(--paper)'}
              stroke={taken ? 'var(--line-strong)' : 'var(--ink)'}
              strokeDasharray={taken ? '4 4' : undefined}
            />
            {!taken && (
              <text y="-5.500" className="plate-name" {...fitted(label, 13, width - 6)} textAnchor="middle">
                {label}
              </text>
            )}
            {!taken && <IconRowAt tokens={chitIcons(effect.vp)} x={0} y={8} size={14} room={width - 6} />}
          </Target>
        )
      })}
    </>
  )
}
