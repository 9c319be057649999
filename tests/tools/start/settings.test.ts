import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sourceStamp } from '../../../tools/start/buildStamp.ts'
import { checkSettings } from '../../../tools/start/checkSettings.ts'
import { freePort } from '../../../tools/start/freePort.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('settings', () => {
  test('usable settings have nothing against them', async () => {
    const port = String(await freePort())
    expect(
      await checkSettings({ PORT: port, HOST: '127.0.0.1', CAIRN_DATA: join(folder, 'new', 'data') }),
    ).toBeUndefined()
  })

  test.each(['abc', '-1', '65536', '4173.5', ''])('an invalid port is refused with a message: %s', async (port) => {
    expect(await checkSettings({ PORT: port, CAIRN_DATA: folder })).toContain(
      'PORT must be a whole number from 0 to 65535',
    )
  })

  test('a taken port is named, with another one to try', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const words = await checkSettings({ PORT: String(port), HOST: '127.0.0.1', CAIRN_DATA: folder })
    other.close()
    expect(words).toContain(`Port ${port} is taken by another program`)
    expect(words).toContain(`PORT=${port + 1} npm start`)
  })

  test('a data folder that is a file, and a foreign address, are refused with a message', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await checkSettings({ PORT: '0', CAIRN_DATA: join(folder, 'file') })).toContain('Set CAIRN_DATA to a folder')
    expect(await checkSettings({ PORT: '0', CAIRN_DATA: folder, HOST: '203.0.113.7' })).toContain(
      'is no address of this machine',
    )
  })
})

test('the stamp of the sources changes with a content, a name and a new file, and not with a date', () => {
  const root = join(folder, 'project')
  mkdirSync(join(root, 'core', 'cart'), { recursive: true })
  const write = (name: string, text: string): string => {
    writeFileSync(join(root, 'core', 'cart', name), text)
    return sourceStamp(root)
  }
  const first = write('a.ts', 'one')
  expect(write('a.ts', 'one')).toBe(first)
  const stamps = [first, write('a.ts', 'two'), write('b.ts', 'one'), write('b.ts', 'onetwo')]
  expect(new Set(stamps).size).toBe(4)
})
