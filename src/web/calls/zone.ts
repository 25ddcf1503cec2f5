import { callInfo } from '../../protocol/notices/answers.ts'
import { ask } from '../session/remote/ask.ts'
import { zoneHere, zoneTold } from './zone-told.ts'

/** From now on letters and quiet hours go by the clock of where the viewer is. */
export async function tellZone(): Promise<void> {
  const zone = zoneHere()
  await ask(callInfo, 'PATCH', '/me/calls', { zone })
  zoneTold.set(zone)
}
