import { memo } from 'react'
import { Coin } from '../../../plates/pieces/Coin.tsx'
import { costSize, type RouteLayout } from './route-layout.ts'

const pathOf = ({ from, to, bend }: RouteLayout) =>
  bend === undefined
    ? `M${from.x} ${from.y}L${to.x} ${to.y}`
    : `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`

/** Land routes solid, sea routes dotted, mixed ones dashed, each on a pale bed. */
export const Routes = memo(function Routes({ routes }: { routes: readonly RouteLayout[] }) {
  return (
    <g fill="none">
      {routes.map(layout => (
        <g key={layout.route.id} className={`route route--${layout.route.terrain}`}>
          <path d={pathOf(layout)} className="route-bed" />
          <path d={pathOf(layout)} className="route-line" />
        </g>
      ))}
    </g>
  )
})

export const RouteCosts = memo(function RouteCosts({ routes }: { routes: readonly RouteLayout[] }) {
  return routes.map(
    ({ route, cost }) =>
      cost !== undefined && <Coin key={route.id} amount={route.cost} x={cost.x} y={cost.y} size={costSize} />,
  )
})
