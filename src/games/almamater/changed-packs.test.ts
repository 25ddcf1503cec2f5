import { testPacks } from '../../kernel/testing/pack-tests.ts'
import { almaMater } from './game.ts'
import { own } from './testing/properties.ts'

testPacks(almaMater, own)
