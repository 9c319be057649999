import { runTypeScript } from '../start/runTypeScript.mjs'

// `npm run verify`: the quick steps. A property gets a hundred runs here; in `npm test` it gets its own number.
process.env['CAIRN_MOST_RUNS'] = '100'
await runTypeScript('tools/suite/suite.ts', ['format', 'lint', 'types', 'walls', 'unit'])
