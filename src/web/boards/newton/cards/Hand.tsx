import { Icon } from '../../../plates/Icon.tsx'
import { IconRow } from '../../../plates/IconRow.tsx'
import { points, thing, volume } from '../../../plates/icon-tokens.ts'
import type { PlayerInput } from '../board-input.ts'
import { byId } from '../components.ts'
import { scoringIcons } from '../effect-icons.ts'
import { linesPerRound } from '../study/lines.ts'
import { ActionCard, CardBack, type CardForm } from './ActionCard.tsx'
import { MasterCard } from './MasterCard.tsx'

/** Cards in hand: upright while they fit side by side, lying when there are more. */
export function HandCards({ form, ...input }: PlayerInput & { form?: CardForm }) {
  const { player, components, marks, pointing, labels } = input
  const lie = form ?? (player.hand.length > 4 ? 'lying' : 'upright')
  return (
    <div className={`hand-cards hand-cards--${lie}`} data-many={player.hand.length > 6 ? '' : undefined}>
      {player.hand.map((id, i) =>
        id === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are told apart by nothing else
          <CardBack key={i} form={lie} />
        ) : (
          <ActionCard
            key={id}
            id={id}
            form={lie}
            components={components}
            marks={marks}
            pointing={pointing}
            labels={labels}
          />
        ),
      )}
    </div>
  )
}

/** Masters in hand and masters played, side by side under their captions. */
export function Masters({ player, components, marks, pointing, labels }: PlayerInput) {
  const board = { components, marks, pointing }
  return (
    <div className="masters">
      {player.masters.length > 0 && (
        <div className="masters-group" style={{ flexGrow: player.masters.length }}>
          <span className="sheet-caption">{labels.mastersInHand}</span>
          <div className="masters-row">
            {player.masters.map((id, i) =>
              id === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are told apart by nothing else
                <span key={i} className="master-card card-back" />
              ) : (
                <MasterCard key={id} id={id} {...board} />
              ),
            )}
          </div>
        </div>
      )}
      {player.mastersPlayed.length > 0 && (
        <div className="masters-group" style={{ flexGrow: player.mastersPlayed.length }}>
          <span className="sheet-caption">{labels.mastersPlayed}</span>
          <div className="masters-row">
            {player.mastersPlayed.map(id => (
              <MasterCard key={id} id={id} played {...board} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** What counts at the moment: volumes, bonus tokens, objectives, points of the shelf each round. */
export function Standing({ player, components, labels }: PlayerInput) {
  return (
    <dl className="standing">
      <div>
        <dt className="sheet-caption">{labels.volumes}</dt>
        <dd>{player.volumes.length === 0 ? labels.noVolumes : <IconRow tokens={player.volumes.map(volume)} />}</dd>
      </div>
      <div>
        <dt className="sheet-caption">{labels.bonusTokens}</dt>
        <dd>
          <IconRow tokens={[thing('bonus', player.bonusTokens)]} />
        </dd>
      </div>
      <div>
        <dt className="sheet-caption" title={labels.objectives}>
          {player.objectives.length === 0 ? labels.objectives : <Icon name="objective" />}
        </dt>
        <dd className="standing-objectives">
          {player.objectives.length === 0
            ? labels.noObjectives
            : player.objectives.map(id => (
                <IconRow key={id} tokens={scoringIcons(byId(components.tiles.objective, id).scoring)} />
              ))}
        </dd>
      </div>
      <div>
        <dt className="sheet-caption">{labels.lines}</dt>
        <dd>
          <IconRow tokens={[points(linesPerRound(player, components))]} />
        </dd>
      </div>
    </dl>
  )
}

/** The sheet beside the study: hand, masters, what counts now. */
export function HandSheet(input: PlayerInput) {
  const { player, labels } = input
  return (
    <section className="sheet hand-sheet" aria-label={labels.hand}>
      <header className="hand-header">
        <h2 className="sheet-title">{labels.hand}</h2>
        <span className="hand-count number">
          <Icon name="card" /> {player.hand.length}
        </span>
      </header>
      <HandCards {...input} />
      <Masters {...input} />
      <Standing {...input} />
    </section>
  )
}
