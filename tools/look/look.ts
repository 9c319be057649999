import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { runCommand } from '../suite/runCommand.ts'
import { contactSheetOf } from './contactSheetOf.ts'
import { lookArguments } from './lookArguments.ts'

/** `npm run look -- [--url ADDRESS] [--only TEXT]`: every screen and state, at two widths and by two lights, to be looked at. */
const asked = lookArguments.readOrExit()
const folder = join(projectRoot, 'reports', 'look')
mkdirSync(folder, { recursive: true })
const { code } = await runCommand(
  'vitest',
  ['run', '--project', 'look', ...(asked.only === null ? [] : ['-t', asked.only])],
  {
    env: { ...process.env, CAIRN_URL: asked.url ?? '', CAIRN_PICTURES: folder },
  },
)
const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
writeFileSync(join(folder, 'index.html'), contactSheetOf(names))
console.log(`${names.length} pictures: ${join(folder, 'index.html')}`)
process.exitCode = code === 0 ? 0 : 1
