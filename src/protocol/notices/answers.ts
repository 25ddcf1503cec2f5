import { array, boolean, exactOptional as maybe, number, object, enum as oneOf, string } from 'zod/mini'
import { whole } from '../whole.ts'
import type { CallInfo, DeviceInfo, LetterInfo, MailInfo } from './requests.ts'

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

export const mailInfo = whole<MailInfo>({
  offered: boolean(),
  address: maybe(string()),
  proved: maybe(boolean()),
  digest: maybe(boolean()),
})

export const letterInfo = whole<LetterInfo>({ kind: oneOf(['prove', 'sign-in']), name: string() })
