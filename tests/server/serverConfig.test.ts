import { describe, expect, test } from 'vitest'
import { serverConfig } from '../../server/serverConfig.ts'

describe('CAIRN_PUBLIC_URL', () => {
  test.each([
    [{}, 'http://localhost:4173'],
    [{ PORT: '5190' }, 'http://localhost:5190'],
    [{ CAIRN_PUBLIC_URL: 'https://shop.example' }, 'https://shop.example'],
    [{ CAIRN_PUBLIC_URL: 'https://shop.example/' }, 'https://shop.example'],
  ])('with %o, links in letters begin with %s', (env, address) => {
    expect(serverConfig(env).publicUrl).toBe(address)
  })

  test.each(['shop.example', 'ftp://shop.example', 'https://shop.example/store', 'https://wren@shop.example'])(
    '%s stops the start with a message',
    (written) => {
      expect(() => serverConfig({ CAIRN_PUBLIC_URL: written })).toThrow(
        `CAIRN_PUBLIC_URL is ${written}; it must be an address without a path`,
      )
    },
  )
})
