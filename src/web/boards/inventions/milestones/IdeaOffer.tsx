import { CardBox } from '../cards/CardBox.tsx'
import { drawnFor } from '../drawn-for.ts'
import type { TableInput } from '../table-input.ts'

/** The ideas on offer: the top of the stack, and the open cards from it outward. */
function Offer(input: TableInput) {
  const { play, labels } = input
  const { stack, ideas } = play.state
  const [top] = stack
  return (
    <section className="idea-offer sheet" aria-label={labels.ideas}>
      {top !== undefined && (
        <div className="idea-stack" title={labels.stack(stack.length)}>
          <CardBox {...input} id={top} form="brief" />
          <small className="number">×{stack.length}</small>
        </div>
      )}
      {ideas.map(id => (
        <CardBox key={id} {...input} id={id} form="brief" />
      ))}
    </section>
  )
}

export const IdeaOffer = drawnFor(
  { kinds: ['card'], of: ({ play: { state } }: TableInput) => [state.ideas, state.stack] },
  Offer,
)
