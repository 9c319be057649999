import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { statesPage } from './statesPage.ts'

writeFileSync(join(projectRoot, 'docs/states.md'), statesPage())
