import { array, boolean, exactOptional as maybe, number, object, string } from 'zod/mini'
import { whole } from '../whole.ts'
import type { CallInfo, DeviceInfo } from './requests.ts'

const device = whole<DeviceInfo>({
  id: string(),
  label: string(),
  kinds: array(string()),
  createdAt: number(),
  current: boolean(),
})

export const callInfo = whole<CallInfo>({
  key: string(),
  devices: array(device),
  quiet: maybe(object({ from: number(), to: number() })),
  zone: maybe(string()),
  holiday: maybe(object({ from: number(), to: number() })),
})
