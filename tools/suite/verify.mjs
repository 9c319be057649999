import { runTypeScript } from '../start/runTypeScript.mjs'

// The quick part: what takes thousands of runs gets a hundred here, and all of them in `npm test`.
process.env['CAIRN_MOST_RUNS'] = '100'
await runTypeScript('tools/suite/suite.ts', ['format', 'lint', 'types', 'walls', 'unit'])
