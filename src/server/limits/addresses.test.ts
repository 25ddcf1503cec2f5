import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, networkOf } from './addresses.ts'

const v4 = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255))).map(parts => parts.join('.'))
const hex = (address: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ],
  ...['::', '::1', '::7f00:1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:a00:1', '::127.0.0.1'],
  ...[
    '2002:7f00:1::',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:0:4136:e378::',
    'fec0::1',
    '100::1',
    '2001:db8::1',
  ],
  ...['fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '5f00::1', 'localhost', '', '1.2.3', '0x7f.1'],
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::200e', '::ffff:8.8.8.8', '::ffff:808:808'])(
  '%s is public',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('an address of version 4 is judged alike however it is written, and is never reached through a tunnel', () => {
  fc.assert(
    fc.property(v4, address => {
      const mapped = [`::ffff:${address}`, `::FFFF:${hex(address)}`, `0:0:0:0:0:ffff:${hex(address)}`]
      for (const written of mapped) expect(isPublicAddress(written)).toBe(isPublicAddress(address))
      for (const tunnel of [`2002:${hex(address)}::1`, `64:ff9b::${hex(address)}`, `::${address}`])
        expect(isPublicAddress(tunnel)).toBe(false)
    }),
  )
})

test('whoever has an address of version 6 is counted as one with its whole network', () => {
  expect(networkOf('2a00:1450:4001:81b::200e')).toBe(networkOf('2A00:1450:4001:081b:1:2:3:4'))
  expect(networkOf('2a00:1450:4001:81b::1')).not.toBe(networkOf('2a00:1450:4001:81c::1'))
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
})

test('whoever has an address of version 4 is counted by it, also where the server listens for both versions', () => {
  fc.assert(
    fc.property(v4, address => {
      for (const written of [`::ffff:${address}`, `::FFFF:${hex(address)}`]) expect(networkOf(written)).toBe(address)
    }),
  )
})
