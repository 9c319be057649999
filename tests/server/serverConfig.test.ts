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

test.each([
  [{ PORT: 'web' }, 'PORT is web; it must be a number from 0 to 65535.'],
  [{ CAIRN_METRICS_PORT: '70000' }, 'CAIRN_METRICS_PORT is 70000; it must be a number from 0 to 65535.'],
  [{ CAIRN_PLAIN_DRAWINGS: 'yes' }, 'CAIRN_PLAIN_DRAWINGS is yes; it must be on or off.'],
  [{ CAIRN_DRAIN_SECONDS: '-1' }, 'CAIRN_DRAIN_SECONDS is -1; it must be a number from 0 to 120.'],
])('%o stops the start with a message', (env, message) => {
  expect(() => serverConfig(env)).toThrow(message)
})

test.each([
  [{ CAIRN_PROCESSES: 'all' }, 'CAIRN_PROCESSES is all; it must be a number from 1 to 64.'],
  [
    { CAIRN_PROCESSES: '65', DATABASE_URL: 'postgres://db' },
    'CAIRN_PROCESSES is 65; it must be a number from 1 to 64.',
  ],
  [
    { CAIRN_PROCESSES: '2' },
    'CAIRN_PROCESSES is 2, but only one process can open the embedded database. Set DATABASE_URL',
  ],
])('OPS-30 %o stops the start with a message', (env, message) => {
  expect(() => serverConfig(env)).toThrow(message)
})

test('OPS-30 one process serves unless more are asked for', () => {
  expect(serverConfig({})).toMatchObject({ processes: 1 })
  expect(serverConfig({ CAIRN_PROCESSES: '4', DATABASE_URL: 'postgres://db' })).toMatchObject({ processes: 4 })
})

test('OPS-03 OPS-04 in production a server drains for five seconds and has metrics only where it is asked to', () => {
  expect(serverConfig({})).toMatchObject({ drainMs: 0, metrics: null })
  expect(serverConfig({ CAIRN_MODE: 'production', CAIRN_METRICS_PORT: '9464' })).toMatchObject({
    drainMs: 5_000,
    metrics: { port: 9464, host: '127.0.0.1' },
  })
})

test('OPS-53 pictures are kept in the database, in a folder or in a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(serverConfig({}).pictures).toEqual({ kind: 'database' })
  expect(serverConfig({ CAIRN_PICTURES: '/var/pictures' }).pictures).toEqual({
    kind: 'directory',
    directory: '/var/pictures',
  })
  expect(serverConfig({ CAIRN_PICTURES: 'https://s3.example/bucket/shop/', ...keys }).pictures).toEqual({
    kind: 'bucket',
    bucket: {
      address: 'https://s3.example/bucket/shop',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  })
})

test.each([
  ['http://s3.example/bucket', 'CAIRN_PICTURES must be database, a folder, or the address of a bucket'],
  ['s3://bucket', 'CAIRN_PICTURES must be database, a folder, or the address of a bucket'],
  ['https://s3.example/', 'CAIRN_PICTURES must be database, a folder, or the address of a bucket'],
  ['https://id:secret@s3.example/bucket', 'CAIRN_PICTURES must be database, a folder, or the address of a bucket'],
  ['https://s3.example/bucket', 'which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
])('OPS-53 OPS-54 CAIRN_PICTURES=%s stops the start with a message', (written, message) => {
  expect(() => serverConfig({ CAIRN_PICTURES: written })).toThrow(message)
})
