import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { copyPlugin } from '../copy/copyPlugin.ts'
import { projectRoot } from './installDependencies.mjs'
import { twoLanguages } from './twoLanguages.ts'

/** Bundles what draws a page's first picture into `dist/drawing/drawPage.mjs`, React included: the server needs none of it elsewhere. */
export const buildDrawing = async (): Promise<void> => {
  await build({
    root: `${projectRoot}/ui`,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), twoLanguages(), copyPlugin()],
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
