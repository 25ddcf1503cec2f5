import { testPacks } from '../../kernel/testing/pack-tests.ts'
import { newton } from './game.ts'
import { own } from './testing/properties.ts'

testPacks(newton, own)
