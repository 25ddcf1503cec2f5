// Makes src/web/boards/newton/coastline.ts from Natural Earth's coast (public domain, world-atlas land-50m).
// Run it after a change of the plate's measures or of a place: node --import ./src/typescript/register.mjs scripts/coastline.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { type GeoPermissibleObjects, geoConicConformal, geoGraticule, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Coast } from '../src/web/boards/newton/map/coast.ts'

const width = 618
const height = 507

/** Longitude and latitude of Newton's places. */
const places: Record<string, [number, number]> = {
  basel: [7.6, 47.56],
  bologna: [11.34, 44.5],
  paris: [2.35, 48.86],
  leipzig: [12.37, 51.34],
  krakow: [19.94, 50.06],
  cambridge: [0.12, 52.2],
  salamanca: [-5.66, 40.97],
  athenai: [23.73, 37.98],
  alexandria: [29.92, 31.2],
  carthago: [10.32, 36.85],
  istanbul: [28.98, 41.01],
  amsterdam: [4.9, 52.37],
  napoli: [14.27, 40.85],
  wien: [16.37, 48.21],
  edinburgh: [-3.19, 55.95],
  lisboa: [-9.14, 38.72],
  stockholm: [18.07, 59.33],
  strasbourg: [7.75, 48.58],
  lyon: [4.84, 45.76],
  nurnberg: [11.08, 49.45],
  calais: [1.86, 50.95],
  toulouse: [1.44, 43.6],
  barcelona: [2.17, 41.39],
  dublin: [-6.26, 53.35],
  danzig: [18.65, 54.35],
  vilnius: [25.28, 54.69],
  buda: [19.04, 47.5],
  beograd: [20.46, 44.79],
  ragusa: [18.11, 42.65],
  smyrna: [27.14, 38.42],
  palermo: [13.36, 38.12],
  'map-master': [12.57, 55.68],
  'map-objective': [37.62, 55.75],
}

/** Mountain ranges as a few points along their ridge. */
const ranges: [number, number][][] = [
  [
    [6.5, 45.2],
    [7.2, 45.9],
    [8.2, 46.5],
    [9.4, 46.6],
    [10.6, 46.8],
    [12, 47.1],
    [13.4, 47.2],
  ], // Alps
  [
    [-1.2, 43],
    [0, 42.7],
    [1, 42.6],
    [2, 42.5],
  ], // Pyrenees
  [
    [19.6, 49.2],
    [21, 49.2],
    [22.8, 48.7],
    [24.3, 47.8],
    [25.4, 46.8],
    [25.2, 45.6],
    [23.6, 45.4],
  ], // Carpathians
  [
    [10.2, 44.2],
    [12.3, 43.4],
    [13.6, 42.3],
    [15.3, 40.9],
  ], // Apennines
  [
    [15.6, 44.6],
    [17, 43.9],
    [18.6, 43.1],
    [19.8, 42.4],
  ], // Dinarides
  [
    [7, 60.4],
    [8, 61.3],
    [9.5, 62.4],
  ], // Scandes
  [
    [40, 43.6],
    [42, 43],
    [44, 42.6],
  ], // Caucasus
  [
    [-5, 33],
    [-2.5, 34],
    [1, 35.4],
    [4, 36],
  ], // Atlas
  [
    [30.5, 36.9],
    [33, 37],
    [35, 37.6],
  ], // Taurus
  [
    [22.6, 43.3],
    [24.4, 42.8],
    [26, 42.8],
  ], // Balkans
  [
    [-5.8, 40.3],
    [-4.2, 40.9],
  ], // Meseta
]

const projection = geoConicConformal()
  .rotate([-13, 0])
  .center([0, 46])
  .parallels([36, 56])
  .fitExtent(
    [
      [54, 57],
      [width - 57, height - 54],
    ],
    { type: 'MultiPoint', coordinates: Object.values(places) },
  )
  .clipExtent([
    [-14, -14],
    [width + 14, height + 14],
  ])
const path = geoPath(projection)

const tenth = (value: number) => Math.round(value * 10) / 10

/** A ring of the coast with points at least `gap` pixels apart, written as relative steps in tenths of a pixel. */
function ring(points: number[][], gap: number, leastArea: number): string {
  const kept: [number, number][] = []
  for (const [x = 0, y = 0] of points) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(x - last[0], y - last[1]) >= gap) kept.push([tenth(x), tenth(y)])
  }
  const area = kept.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = kept[(i + 1) % kept.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  if (kept.length < 4 || Math.abs(area / 2) < leastArea) return ''
  const steps = kept.map(([x, y], i) => {
    const [fromX, fromY] = kept[i - 1] ?? [0, 0]
    return `${i === 0 ? 'M' : 'l'}${tenth(x - fromX)} ${tenth(y - fromY)}`
  })
  return `${steps.join('')}Z`
}

function coast(shape: GeoPermissibleObjects): string {
  const rings = (path(shape) ?? '').split('M').filter(part => part !== '')
  return rings
    .map(part =>
      part
        .replace('Z', '')
        .split('L')
        .map(point => point.split(',').map(Number)),
    )
    .map(points => ring(points, 1.4, 17))
    .join('')
}

const point = (lonLat: [number, number]): [number, number] => {
  const [x = 0, y = 0] = projection(lonLat) ?? []
  return [tenth(x), tenth(y)]
}

const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync(new URL('../node_modules/world-atlas/land-50m.json', import.meta.url), 'utf8'),
)
const graticule = geoGraticule()
  .extent([
    [-40, 20],
    [70, 75],
  ])
  .step([10, 10])()
const coastline: Coast = {
  width,
  height,
  land: coast(feature(atlas, atlas.objects.land)),
  graticule: (path(graticule) ?? '').replace(/(\d+\.\d)\d+/g, '$1'),
  places: Object.fromEntries(Object.entries(places).map(([id, lonLat]) => [id, point(lonLat)])),
  ranges: ranges.map(range => range.map(point)),
}

const text = `// Made by scripts/coastline.ts from Natural Earth (public domain). Conformal conic, parallels 36° and 56°. Do not edit.

import type { Coast } from './map/coast.ts'

export const coastline: Coast = {
${Object.entries(coastline)
  .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`)
  .join('')}}
`
const target = new URL('../src/web/boards/newton/coastline.ts', import.meta.url)
writeFileSync(target, text)
console.log(`coastline.ts: ${Math.round(text.length / 1024)} KB, ${coastline.land.split('Z').length - 1} shores`)
