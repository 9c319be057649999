import { enginesArguments } from './enginesArguments.ts'
import { walkEngines } from './walkEngines.ts'

/** `npm run engines -- [--only NAME]`: the whole walk through the shop in three engines. */
const asked = enginesArguments.readOrExit()
const { passed, failed } = await walkEngines(asked.engines, process.env['CAIRN_ENGINES'] === 'required', console.log)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
