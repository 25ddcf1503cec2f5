import { expose } from 'comlink'
import { think } from '../../bots/thinker.ts'

const thinker = { think }

export type Thinker = typeof thinker

expose(thinker)
