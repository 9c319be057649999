import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connectionTimes } from '../../../server/http/listen.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')
const page = textOf('docs/deployment.md')
const folder = readdirSync(join(projectRoot, 'docs/deployment'))
const all = [page, ...folder.map((name) => textOf(`docs/deployment/${name}`))].join('\n')

describe('docs/deployment.md and its files', () => {
  test('name only variables that there are', () => {
    const named = new Set([...all.matchAll(/\bCAIRN_[A-Z_]+/g)].map(([name]) => name))
    expect(named.size).toBeGreaterThan(4)
    expect([...named].filter((name) => !textOf('docs/configuration.md').includes(`\`${name}\``))).toEqual([])
  })

  test('name only commands and folders that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const commands = [...all.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name)
    expect(commands).toContain('backup')
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const paths = [...all.matchAll(/\b(?:tests|tools)\/[\w/.]*\w/g)].map(([path]) => path)
    expect(
      paths.filter((path) => readdirSync(join(projectRoot, path, '..')).every((name) => !path.endsWith(name))),
    ).toEqual([])
  })

  test('link every file of the folder', () => {
    expect(folder.filter((name) => !page.includes(`(deployment/${name})`))).toEqual([])
  })

  test('give up an idle connection sooner than the server does', () => {
    const [nginx, caddy] = [/keepalive_timeout (\d+)s/, /keepalive (\d+)s/].map((pattern) =>
      Number(pattern.exec(all)?.[1]),
    )
    expect(nginx).toBeLessThan(connectionTimes.idleMs / 1000)
    expect(caddy).toBeLessThan(connectionTimes.idleMs / 1000)
  })

  test('let a process drain and finish before it is killed', () => {
    const { drainMs } = serverConfig({ CAIRN_MODE: 'production' })
    const seconds = Number(/TimeoutStopSec=(\d+)/.exec(all)?.[1])
    expect(1000 * seconds).toBeGreaterThan(drainMs + connectionTimes.stopMs)
  })
})
