import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Play } from '../../../../games/expo1906/state.ts'
import { unevenPack } from '../../../../games/expo1906/testing/other-pack.ts'
import { given, player } from '../../../../games/expo1906/testing/scenario.ts'
import { en } from '../../../messages/en.ts'
import { SpeechContext } from '../../../messages/messages.ts'
import { noMarks } from '../../../plates/targets.ts'
import { LabDrawing } from './LabDrawing.tsx'

test('E-6.3: a Lab is drawn without the cells that its board does not have', () => {
  const drawn = (scene: ReturnType<typeof given>): readonly string[] => {
    const markup = renderToStaticMarkup(
      <SpeechContext value={{ language: 'en', messages: en }}>
        <svg>
          <title>Lab</title>
          <LabDrawing
            play={scene.play as Play}
            player={player(scene)}
            marks={noMarks}
            pointing={{ name: String }}
            name={String}
          />
        </svg>
      </SpeechContext>,
    )
    return [...markup.matchAll(/data-place="(cell:[^"]+)"/g)].map(([, place = '']) => place)
  }
  const whole = drawn(given())
  expect(whole).toHaveLength(42)
  const missing = ['cell:0-0', 'cell:3-3', 'cell:5-6']
  expect(drawn(given({ pack: unevenPack() }))).toEqual(whole.filter(place => !missing.includes(place)))
})
