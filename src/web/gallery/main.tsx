import { createRoot } from 'react-dom/client'
import { checkPack } from '../../games/newton/check.ts'
import json from '../../games/newton/components.json' with { type: 'json' }
import '../boards/newton/newton.css'
import { newtonLabels } from '../boards/newton/words-on-board.ts'
import { PlateDefs } from '../plates/PlateDefs.tsx'
import { noMarks } from '../plates/targets.ts'
import '../plates/plates.css'
import { crowdedScene, exampleScene, openingScene, studyMarks, technologyMarks, travelMarks } from './example-scene.ts'
import './gallery.css'
import { Pieces } from './Pieces.tsx'
import { TableRoom } from './TableRoom.tsx'

const scenes = { example: exampleScene, opening: openingScene, crowded: crowdedScene }
const questions = { travel: travelMarks, technology: technologyMarks, study: studyMarks, none: noMarks }

const named = <T,>(table: Readonly<Record<string, T>>, name: string | null, otherwise: T): T =>
  table[name ?? ''] ?? otherwise

const components = checkPack(json)
const query = new URLSearchParams(location.search)
const labels = named(newtonLabels, query.get('lang'), newtonLabels.en)
const theme = query.get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme
document.documentElement.dataset.motion = query.get('motion') ?? 'on'

const root = document.getElementById('root')
if (root === null) throw new Error('The gallery page has no element #root')
createRoot(root).render(
  <>
    <PlateDefs />
    {query.get('show') === 'pieces' ? (
      <Pieces components={components} labels={labels} />
    ) : (
      <TableRoom
        scene={named(scenes, query.get('scene'), exampleScene)}
        components={components}
        marks={named(questions, query.get('question'), travelMarks)}
        question={query.get('question') ?? 'travel'}
        labels={labels}
      />
    )}
  </>,
)
