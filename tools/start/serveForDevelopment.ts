import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { table } from '../../contracts/api/table.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { writeSettings } from '../../server/site/siteFiles.ts'
import { checkSettings } from './checkSettings.ts'
import { freePort } from './freePort.ts'
import { projectRoot } from './installDependencies.mjs'

/** What the API server answers in addition to the calls of the table. */
const alsoServed = [
  'api/',
  'dev/',
  'diagnostics/',
  'media/',
  'operator\\b',
  'payment-provider/',
  'reports/',
  'openapi\\.json',
]

const headOf = (path: string): string => {
  const [first = '', second = ''] = path.slice(1).split('/')
  return first.startsWith('{') ? `[\\w-]+/${second}/` : `${first}/`
}

/**
 * Matches every path of the API server, for the development proxy. A call is recognised by its first segment, or by its
 * second if the first is a parameter.
 */
const apiPaths: string = `^/(${[...new Set([...alsoServed, ...table.map(({ path }) => headOf(path))])].join('|')})`

/**
 * `npm run dev`: the site with hot reloading on one address, and behind it the API server, which restarts whenever one
 * of its sources changes.
 */
const settings = {
  PORT: '4173',
  HOST: '127.0.0.1',
  CAIRN_DATA: join(projectRoot, '.data'),
  CAIRN_DEMO: 'on',
  ...process.env,
}
const complaint = await checkSettings(settings)
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}

// Links and passkeys belong to the address that the browser shows.
const publicUrl = process.env['CAIRN_PUBLIC_URL'] || `http://localhost:${settings.PORT}`
const apiPort = await freePort()
const tsx = join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: projectRoot,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...settings, PORT: String(apiPort), HOST: '127.0.0.1', NODE_ENV: 'development', CAIRN_PUBLIC_URL: publicUrl },
})

const apiAddress = `http://127.0.0.1:${apiPort}`
process.env['CAIRN_API'] = apiAddress
const { debug, reports, diagnostics, tracking, gallery } = serverConfig(settings)
const site = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  plugins: [
    {
      name: 'cairn-settings',
      transformIndexHtml: (page) =>
        writeSettings(page, { debug, reportsTo: reports.to, diagnostics, hasTracking: tracking.isOn, gallery }),
    },
  ],
  server: {
    host: settings.HOST,
    port: Number(settings.PORT),
    strictPort: true,
    proxy: { [apiPaths]: { target: apiAddress } },
  },
})
await site.listen()
console.log(`Cairn for development: http://localhost:${settings.PORT}`)

const stop = (): void => {
  api.kill('SIGTERM')
  void site.close().finally(() => process.exit(0))
}
process.once('SIGINT', stop).once('SIGTERM', stop)
