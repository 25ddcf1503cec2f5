import type { ReactNode } from 'react'
import { kindOf, type PlaceName } from '../../../plates/targets.ts'
import { PanelTabs } from '../../PanelTabs.tsx'
import { useOpenPanel } from '../../panels.ts'
import { IdeaOffer } from '../milestones/IdeaOffer.tsx'
import { Milestones } from '../milestones/Milestones.tsx'
import type { TableInput } from '../table-input.ts'
import { EraRibbon } from '../tracks/EraRibbon.tsx'
import { ProgressStacks } from '../tracks/ProgressStacks.tsx'

const panels = ['milestones', 'stacks', 'ideas', 'eras'] as const

type OfferPanel = (typeof panels)[number]

const panelOfKind: Readonly<Record<string, OfferPanel>> = { milestone: 'milestones', stock: 'stacks', era: 'eras' }

/** What is there for all and has no room on a low table: milestones, tiles, ideas and eras, one of them open. */
export function OfferTabs({ input, question }: { input: TableInput; question: string }) {
  const { labels, marks, play } = input
  const { ideas, stack } = play.state
  const panelOf = (place: PlaceName): OfferPanel | undefined =>
    kindOf(place) === 'card' && [...ideas, stack[0]].some(id => place === `card:${id}`)
      ? 'ideas'
      : panelOfKind[kindOf(place)]
  const opening = useOpenPanel({ panels, panelOf, first: 'milestones' }, marks, question)
  const names = { milestones: labels.milestones, stacks: labels.display, ideas: labels.ownIdeas, eras: labels.eras }
  const bodies: Readonly<Record<OfferPanel, () => ReactNode>> = {
    milestones: () => <Milestones {...input} />,
    stacks: () => <ProgressStacks {...input} />,
    ideas: () => <IdeaOffer {...input} />,
    eras: () => (
      <div className="era-scroll">
        <EraRibbon {...input} />
      </div>
    ),
  }
  return (
    <div className="offer-tabs">
      <PanelTabs panels={panels} labels={names} opening={opening} form="plate-tab" />
      <div className="offer-open">{bodies[opening.open]()}</div>
    </div>
  )
}
