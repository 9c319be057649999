import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { copyPlugin } from '../copy/copyPlugin.ts'
import { markBuilt, sourceStamp, unmarkBuilt } from './buildStamp.ts'
import { projectRoot } from './installDependencies.mjs'
import { shopLanguages } from './shopLanguages.ts'

/**
 * Builds the site, the server and the module that draws first pictures into `dist/`. Prints what went wrong and returns
 * false if it cannot.
 */
export const buildProduct = async (): Promise<boolean> => {
  const missing = ['vite.config.ts', 'server/main.ts'].filter((path) => !existsSync(join(projectRoot, path)))
  if (missing.length > 0) {
    console.error(`Nothing can be built: ${missing.join(' and ')} is missing.`)
    return false
  }
  const stamp = sourceStamp()
  const started = performance.now()
  unmarkBuilt()
  try {
    await build({ configFile: join(projectRoot, 'vite.config.ts'), logLevel: 'warn' })
    compressSite(join(projectRoot, 'dist', 'client'))
    await buildConsole()
    compressSite(join(projectRoot, 'dist', 'console'))
    await buildServer()
    await buildDrawing()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    console.error('The build failed; the lines above name the file and the reason.')
    return false
  }
  markBuilt(stamp)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

/** `npm run build`: the whole product into `dist/`, as `npm start` would build it. */
export const main = async (): Promise<void> => {
  if (!(await buildProduct())) process.exitCode = 1
}

/** OPR-09: the console of those who run the shop into `dist/console`; nothing of it is in the shop's files. */
const buildConsole = async (): Promise<void> => {
  await build({
    root: `${projectRoot}/console`,
    base: '/operator/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: '../dist/console',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
        checks: { bundlerTimings: false },
      },
    },
  })
}

/**
 * Bundles the module that draws a page's first picture into `dist/drawing/drawPage.mjs`, including React: the server
 * does not need React elsewhere.
 */
const buildDrawing = async (): Promise<void> => {
  await build({
    root: `${projectRoot}/ui`,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), shopLanguages(), copyPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/draw/drawPage.tsx',
      outDir: '../dist/drawing',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        checks: { bundlerTimings: false },
      },
    },
  })
}

/** Bundles our own server sources into `dist/server/main.mjs`; npm packages stay in node_modules. */
const buildServer = async (): Promise<void> => {
  await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/main.ts',
      outDir: 'dist/server',
      emptyOutDir: true,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        checks: { bundlerTimings: false },
      },
    },
  })
}

/**
 * Writes a `.br` and a `.gz` next to each file of a built site, so that the server never compresses the same bytes
 * twice.
 */
export const compressSite = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (!isWorthIt(entry.name, content.length)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Text long enough to gain from compression. The page itself is not included: each answer fills in a nonce. */
const isWorthIt = (name: string, bytes: number): boolean =>
  /\.(js|css|svg|json|webmanifest)$/.test(name) && bytes > 1_000
