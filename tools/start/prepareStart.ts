import { isBuilt } from './buildStamp.ts'
import { checkSettings } from './checkSettings.ts'

/** What must hold before the server may start: usable settings, a free port, a build of today's sources. */
const complaint = await checkSettings(process.env)
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}

/** The bundler is loaded only when there is something to build. */
const buildNow = async (): Promise<boolean> => {
  const { buildProduct } = await import('./buildProduct.ts')
  return buildProduct()
}

if (!isBuilt() && !(await buildNow())) process.exit(1)
