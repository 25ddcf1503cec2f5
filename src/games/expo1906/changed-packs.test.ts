import { testPacks } from '../../kernel/testing/pack-tests.ts'
import { expo1906 } from './game.ts'
import { own } from './testing/properties.ts'

testPacks(expo1906, own)
