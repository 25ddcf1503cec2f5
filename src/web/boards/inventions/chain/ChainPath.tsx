import { type ChainLink, type ChainOffer, openChain } from '../../../../games/inventions/rules/open-chain.ts'
import { Icon } from '../../../plates/Icon.tsx'
import { TargetBox } from '../../../plates/marks/TargetBox.tsx'
import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { actionIcons } from '../effect-icons.ts'
import { colorOf, type TableInput } from '../table-input.ts'
import { chainPlace } from '../targets.ts'
import './chain.css'

/** Where an action came from: "chain of Silk". */
function origin({ name, labels }: TableInput, { how, because }: ChainLink): string {
  if (how === 'main') return labels.mainAction
  return how === 'benefit' ? labels.benefitOf(name(because)) : labels.chainOf(name(because))
}

/** An action on the path: what it is, and where it came from. */
const Link = ({ link, last, ...input }: TableInput & { link: ChainLink; last: boolean }) => (
  <li className={last ? 'chain-link chain-link--now' : 'chain-link'} data-how={link.how}>
    <Icon name={actionIcons[link.action]} size={1.4} />
    <span>
      <b>{input.labels.actions[link.action]}</b>
      <small>{origin(input, link)}</small>
    </span>
  </li>
)

/** A chain that may be begun now: what it comes from, what it leads to, and what it costs. */
function Offer({ offer, ...input }: TableInput & { offer: ChainOffer }) {
  const { play, name, labels, marks, pointing } = input
  const { icon, action, influence } = offer
  return (
    <li>
      <TargetBox place={chainPlace(play, icon)} marks={marks} pointing={pointing} className="chain-offer">
        <Icon name={action === undefined ? 'joker' : actionIcons[action]} size={1.3} />
        <span>
          <b>{action === undefined ? name(icon) : labels.actions[action]}</b>
          {action !== undefined && <small>{name(icon)}</small>}
        </span>
        {influence > 0 && (
          <span className="chain-cost number">
            −{influence}
            <Icon name="influence" size={1.1} />
          </span>
        )}
      </TargetBox>
    </li>
  )
}

/** The open chain as a path: from the main action through everything that it led to, to what may follow now. */
export function ChainPath(input: TableInput) {
  const { play, labels } = input
  const { seat, tokens, tokensLeft, path, offers } = openChain(play)
  const color = colorOf(play.state, seat)
  return (
    <section className="chain-path" aria-label={labels.chain}>
      <span className="chain-tokens">
        {color !== undefined && <SeatBadge color={color} size={1.3} />}
        {Array.from({ length: tokens }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chain tokens are all alike
          <i key={at} className="chain-token" data-left={at < tokensLeft ? '' : undefined}>
            <Icon name="chain" size={1.1} />
          </i>
        ))}
        <small>{labels.tokensLeft(tokensLeft, tokens)}</small>
      </span>
      {path.length === 0 ? (
        <span className="chain-none">{labels.noChain}</span>
      ) : (
        <ol>
          {path.map((link, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path only grows and shrinks at its end
            <Link key={at} {...input} link={link} last={at === path.length - 1} />
          ))}
          {offers.map(offer => (
            <Offer key={offer.key} {...input} offer={offer} />
          ))}
        </ol>
      )}
    </section>
  )
}
