import { testPacks } from '../../kernel/testing/pack-tests.ts'
import { inventions } from './game.ts'
import { own } from './testing/properties.ts'

testPacks(inventions, own)
