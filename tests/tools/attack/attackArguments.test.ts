import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attackArguments } from '../../../tools/attack/attackCommand.ts'
import { attackRegistry } from '../../../tools/attack/attackRegistry.ts'
import { databaseObjection, loopbackTarget } from '../../../tools/attack/loopbackTarget.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

describe('the machine that is attacked', () => {
  test.each([
    'http://example.com',
    'http://10.0.0.7:4173',
    'http://192.168.1.20',
    'http://0.0.0.0:4173',
    'http://[2001:db8::1]:80',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://169.254.169.254',
  ])('no attack leaves the machine: %s is refused with a sentence', (url) => {
    const reason = `${new URL(url).hostname} is not this machine: attacks go to loopback addresses only (127.0.0.1, ::1, localhost).`
    expect(loopbackTarget(url)).toBe(reason)
    expect(attackArguments(['--url', url])).toEqual({ _tag: 'Wrong', reason })
  })

  test.each([
    ['http://127.0.0.1:4173', { host: '127.0.0.1', port: 4173 }],
    ['http://localhost:80', { host: '127.0.0.1', port: 80 }],
    ['http://[::1]:4173/', { host: '::1', port: 4173 }],
    ['http://0x7f000001:4173', { host: '127.0.0.1', port: 4173 }],
  ])('%s is this machine', (url, target) => {
    expect(loopbackTarget(url)).toEqual(target)
  })

  test.each([
    [
      'postgres://shop@db.example.com/shop',
      'The database of DATABASE_URL is at db.example.com, which is not this machine: attacks go to loopback addresses only.',
    ],
    [
      'postgres://shop@127.0.0.1/shop?host=db.example.com',
      'The database of DATABASE_URL is at db.example.com, which is not this machine: attacks go to loopback addresses only.',
    ],
    ['mysql://127.0.0.1/shop', 'DATABASE_URL is not an address such as postgres://user@127.0.0.1/shop.'],
    ['postgres://cairn@127.0.0.1:5432/shop', null],
    ['postgresql:///shop?host=/var/run/postgresql', null],
  ])('a database elsewhere is not attacked: %s', (url, objection) => {
    expect(databaseObjection(url)).toBe(objection)
  })
})

describe('the attacks to choose from', () => {
  test.each([
    [['--only', 'nothing'], 'There is no attack "nothing".'],
    [['--url', 'ftp://127.0.0.1'], '"ftp://127.0.0.1" is not an address such as http://127.0.0.1:4173.'],
    [
      ['--url', 'http://127.0.0.1:4173/en-us'],
      'Give only the origin, http://127.0.0.1:4173, not "http://127.0.0.1:4173/en-us".',
    ],
    [['--only', 'sign-ins-a-second', '--short'], 'sign-ins-a-second has no short form.'],
    [['--count', '3'], expect.stringMatching(/--count/) as string],
    [['3'], expect.stringMatching(/3/) as string],
  ])('wrong arguments %j are answered with a message', (args, reason) => {
    expect(attackArguments(args)).toEqual({ _tag: 'Wrong', reason })
  })

  test('attacks are named one by one or by their part, and the short form has those that have one', () => {
    expect(attackArguments(['--only', 'pkce,money'])).toMatchObject({
      _tag: 'Run',
      isShort: false,
      target: null,
      ids: expect.arrayContaining(['pkce', 'last-piece']) as string[],
    })
    const short = attackArguments(['--short'])
    expect(short).toMatchObject({
      ids: attackRegistry.filter(({ short: bound }) => bound !== null).map(({ id }) => id),
    })
  })

  test('every attack has a name of its own, says what it tries and promises, and is bounded in count and time', () => {
    expect(new Set(attackRegistry.map(({ id }) => id)).size).toBe(attackRegistry.length)
    const faults = attackRegistry.flatMap(({ id, tries, promise, bound, short }) =>
      [bound, ...(short ? [short] : [])].flatMap((each) =>
        tries.endsWith('.') &&
        promise.endsWith('.') &&
        each.requests > 0 &&
        each.requests <= 20_000 &&
        each.seconds > 0 &&
        each.seconds <= 300
          ? []
          : [id],
      ),
    )
    expect(faults).toEqual([])
  })
})

test('docs/attacks.md has a row for each attack, and says which ones are open', () => {
  const page = readFileSync(join(projectRoot, 'docs', 'attacks.md'), 'utf8')
  const rows = new Map(
    [...page.matchAll(/^\| `([\w-]+)` +\|.*\| ([^|]+?) +\|$/gm)].map(([, id = '', today = '']) => [id, today]),
  )
  expect([...rows.keys()]).toEqual(attackRegistry.map(({ id }) => id))
  expect(
    attackRegistry.filter(({ id, short }) => short !== null && rows.get(id) === 'open').map(({ id }) => id),
  ).toEqual([])
})

const runAttack = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.mjs', 'tools/attack/attackCommand.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  })

describe('npm run attack', () => {
  test('--list names every attack and its bound without starting anything', () => {
    const { stdout, status } = runAttack('--list')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(attackRegistry.length)
  })

  test('a remote target ends with 2 and the usage', () => {
    const remote = runAttack('--url', 'http://192.0.2.1')
    expect(remote.stderr).toContain('192.0.2.1 is not this machine')
    expect(remote.stderr).toContain('usage: npm run attack')
    expect(remote.status).toBe(2)
  })
})
