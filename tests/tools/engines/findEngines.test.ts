import { describe, expect, test } from 'vitest'
import { walkFound } from '../../../tools/engines/engines.ts'
import { findEngines } from '../../../tools/engines/findEngines.ts'
import type { Machine } from '../../../tools/command/thisMachine.ts'

const firefox = '/usr/bin/firefox-esr'
const webKit = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
] as const

const debian: Readonly<Record<string, readonly string[]>> = {
  'firefox-esr': [firefox],
  'webkit2gtk-driver': [webKit[0], webKit[2]],
  xvfb: [webKit[1]],
}

/** A machine with these files; a package adds its files, if the mirror has it. */
const machine = (files: readonly string[], mayInstall = false, mirror: typeof debian = {}) => {
  const there = new Set(files)
  const installed: string[] = []
  const found: Machine = {
    exists: (path) => there.has(path),
    mayInstall,
    install: (packages) => {
      installed.push(...packages)
      for (const path of packages.flatMap((name) => mirror[name] ?? [])) there.add(path)
    },
  }
  return { found, installed }
}

describe('engines that are there', () => {
  test('nothing is installed', () => {
    const { found, installed } = machine([firefox, ...webKit], true)
    const engines = findEngines(['firefox', 'webkit'], found)
    expect(engines.map((engine) => 'path' in engine && engine.name)).toEqual(['firefox', 'webkit'])
    expect(installed).toEqual([])
  })

  test.each(webKit)('WebKit without %s is not there', (lacking) => {
    const { found } = machine(webKit.filter((path) => path !== lacking))
    expect(findEngines(['webkit'], found)).toEqual([{ name: 'webkit', missing: expect.any(String) }])
  })
})

describe('engines that are missing', () => {
  test('root on Debian installs them', () => {
    const { found, installed } = machine([], true, debian)
    expect(findEngines(['firefox', 'webkit'], found).every((engine) => 'path' in engine)).toBe(true)
    expect(installed).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'])
  })

  test('anyone else installs nothing and reads one sentence per engine', () => {
    const { found, installed } = machine([])
    expect(findEngines(['firefox', 'webkit'], found)).toEqual([
      {
        name: 'firefox',
        missing:
          'Firefox was not walked: only root on Debian can install it here, and there is no /usr/bin/firefox-esr (package firefox-esr).',
      },
      {
        name: 'webkit',
        missing:
          'WebKit was not walked: only root on Debian can install it here, and WebKitGTK’s driver (package webkit2gtk-driver) or xvfb is missing.',
      },
    ])
    expect(installed).toEqual([])
  })

  test('the sentence says so when apt could not help', () => {
    const { found } = machine([], true)
    expect(findEngines(['firefox'], found)).toEqual([
      { name: 'firefox', missing: expect.stringMatching(/^Firefox was not walked: apt could not install it/) },
    ])
  })

  test.each([
    [false, 0],
    [true, 2],
  ])('required: %s, so %i of two count as failed', async (areRequired, failed) => {
    const lines: string[] = []
    const engines = findEngines(['firefox', 'webkit'], machine([]).found)
    const tally = await walkFound(engines, areRequired, (line) => lines.push(line))
    expect(tally).toMatchObject({ passed: 0, failed })
    expect(tally.faults).toHaveLength(failed)
    expect(lines.join('\n')).toMatch(/Firefox was not walked.*\n.*WebKit was not walked/)
  })
})
