import { describe, expect, test } from 'vitest'
import { clientAddress, clientOf, trustedProxies } from '../../../server/limits/clientAddress.ts'
import { serverConfig } from '../../../server/serverConfig.ts'

const none = trustedProxies('')
const ours = trustedProxies(' 10.0.0.0/8, 192.0.2.7 ,2001:db8:ffff::/48')

describe('OPS-14 a client', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('of IPv4 is its address: %s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client)
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8:1:3::9', '2001:db8:1:3'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of IPv6 is the network of one customer: %s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client)
  })

  test('without an address is unknown', () => {
    expect(clientOf(undefined)).toBe('unknown')
  })
})

describe('OPS-14 CAIRN_TRUSTED_PROXIES', () => {
  test.each([
    ['nobody is trusted', none, '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['an untrusted sender writes a header', ours, '203.0.113.5', '10.1.1.1, 198.51.100.1', '203.0.113.5'],
    ['our proxy names the client', ours, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the client wrote the left part itself', ours, '10.0.0.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['two proxies of ours', ours, '10.0.0.1', '8.8.8.8, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['a proxy of ours seen over IPv6', ours, '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a client of IPv6 with its port', ours, '2001:db8:ffff::1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
    ['a client of IPv4 with its port', ours, '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['our proxy names nobody', ours, '10.0.0.1', undefined, '10.0.0.1'],
    ['what our proxy names is no address', ours, '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['everybody named is ours', ours, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('where %s', (_what, proxies, address, forwardedFor, client) => {
    expect(clientAddress(proxies, { address, forwardedFor })).toBe(client)
  })

  test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', '10.0.0', '2001:db8::/129'])(
    'with %s stops the start with a sentence',
    (wrong) => {
      expect(() => serverConfig({ CAIRN_TRUSTED_PROXIES: `10.0.0.1,${wrong}` })).toThrow(
        `CAIRN_TRUSTED_PROXIES has ${wrong}; it must list addresses or networks such as 10.0.0.0/8.`,
      )
    },
  )
})
