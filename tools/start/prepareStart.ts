import { isBuilt } from './buildStamp.ts'
import { checkSettings } from './checkSettings.ts'

/** What must be true before the server may start: usable settings, a free port, a build of today's sources. */
const complaint = await checkSettings(process.env)
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}
if (!isBuilt() && !(await buildNow())) process.exit(1)

/** The bundler is loaded only when there is something to build. */
async function buildNow(): Promise<boolean> {
  const { buildProduct } = await import('./buildProduct.ts')
  return buildProduct()
}
