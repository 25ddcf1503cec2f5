import { BlockList, isIP } from 'node:net'

/** Addresses that are not the public internet: a webhook must not reach into our own network. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Nobody, oneself, and addresses of version 4 written as version 6. Mapped ones are looked at as what they are.
  ['::', 96],
  // Ways through a translator or a tunnel to an address of version 4: NAT64, its local form, 6to4, Teredo.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  // Special purposes: benchmarks, ORCHID, documentation, discard, segment routing, the old site-local ones.
  ['2001:2::', 48],
  ['2001:10::', 28],
  ['2001:20::', 28],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  if (family === 4) return !notPublic.check(address, 'ipv4')
  const mapped = mappedIn(address)
  return mapped === undefined ? !notPublic.check(address, 'ipv6') : isPublicAddress(mapped)
}

/** Whom an address is counted as: whoever has one of version 6 has its whole network of 64 bits. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  return mappedIn(address) ?? groupsOf(address).slice(0, 4).join(':')
}

/** The address of version 4 that is written as one of version 6, as a server that listens for both sees it. */
function mappedIn(address: string): string | undefined {
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,65535') return undefined
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight numbers of an address of version 6, however it is written. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%')
  const hexadecimal = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map(two => two.toString(16)).join(':'),
  )
  const [before = [], after = []] = hexadecimal.split('::').map(part => part.split(':').filter(one => one !== ''))
  const zeroes = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeroes, ...after].map(group => Number.parseInt(group, 16))
}
